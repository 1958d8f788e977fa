// A game in a phase that this page has never heard of: the server is newer than the page.
import { tc } from "../lib/i18n/common";
import { Icon } from "./Icon";

/** Says so calmly, and offers the new page; the next phase that this page knows shows by itself (UI-A21). */
export function OlderPage({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <div className="older-page" role="status" data-testid="older-page">
      <span className="spinner" aria-hidden="true" />
      <h2>{tc("olderPage")}</h2>
      <button type="button" className="btn primary" data-testid="update-page" autoFocus={autoFocus} onClick={() => window.location.reload()}>
        <Icon name="download" />
        {tc("updatePage")}
      </button>
    </div>
  );
}
