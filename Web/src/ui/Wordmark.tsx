// The brand.
import { tc } from "../lib/i18n/common";

/** The name, alone or with its tagline. */
export function Wordmark({ tagline = false }: { tagline?: boolean }) {
  return (
    <div className="brand">
      <span className="wordmark">{tc("appName")}</span>
      {tagline ? <p className="tagline" lang="en">{tc("tagline")}</p> : null}
    </div>
  );
}
