import { t } from "../../lib/i18n/host";
import type { Destination } from "../../lib/types";
import { useGameLang } from "../../lib/useSessionLang";
import { Icon } from "../../ui/Icon";

/** The destination as a ticket, for the host's eyes only (UI-H19). A host who plays along gets none. */
export function SecretCard({ destination }: { destination: Destination | undefined }) {
  const lang = useGameLang();
  if (!destination) return null;
  return (
    <section className="card secret">
      <div>
        <h2>{t("secretDestination")}</h2>
        {destination.name ? (
          <p lang={lang}>
            <b data-testid="secret-name">{destination.name}</b>
            <span>{destination.country}</span>
          </p>
        ) : (
          <p>{t("secretsHidden")}</p>
        )}
      </div>
      {destination.name && (
        <p className="secret-stub">
          <Icon name="eyeOff" />
          {t("onlyYou")}
        </p>
      )}
    </section>
  );
}
