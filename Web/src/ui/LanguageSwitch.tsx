// Svenska | English.
import { chooseLang, useLang } from "../lib/i18n/core";
import { tc } from "../lib/i18n/common";
import { languages, ownNames } from "../lib/i18n/language";

/** Svenska | English: a live switch that keeps the state (UI-A17). */
export function LanguageSwitch() {
  const lang = useLang();
  return (
    <div className="lang" role="group" aria-label={tc("language")}>
      {languages.map((code) => (
        <button key={code} type="button" lang={code} aria-pressed={lang === code}
          data-testid={`lang-${code}`} onClick={() => chooseLang(code)}>
          {ownNames[code]}
        </button>
      ))}
    </div>
  );
}
