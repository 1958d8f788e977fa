// What a host types to show a game on this screen (UI-T32).
import { shortAddress } from "../../lib/address";
import { t } from "../../lib/i18n/tv";

export function ScreenCode({ code }: { code: string }) {
  return (
    <section className="screen-code" role="status">
      <h2>{t("screenCode")}</h2>
      <p className="screen-code-signs">
        <span data-testid="screen-code" aria-hidden="true">
          {code}
        </span>
        <span className="sr-only">{code.split("").join(" ")}</span>
      </p>
      <p className="screen-code-how">{t("screenCodeHow", { url: `${shortAddress()}/host` })}</p>
    </section>
  );
}
