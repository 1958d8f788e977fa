import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import type { Destination } from "../../lib/types";
import { Icon } from "../../ui/Icon";

/** The destination, for the host's eyes only (UI-H19). A host who plays along gets none. */
export function SecretCard({ destination }: { destination: Destination | undefined }) {
  if (!destination) return null;
  return (
    <section className="card secret">
      <h2>
        <Icon name="eyeOff" />
        {t("secretDestination")}
      </h2>
      {destination.name ? (
        <p lang={getLang()}>
          <b data-testid="secret-name">{destination.name}</b>
          <span>{destination.country}</span>
        </p>
      ) : (
        <p>{t("secretsHidden")}</p>
      )}
    </section>
  );
}
