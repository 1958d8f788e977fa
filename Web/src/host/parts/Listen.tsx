// Every sound of the game, in a tab of its own: it makes sounds, and the game must not.
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import { Icon } from "../../ui/Icon";

export function Listen() {
  return (
    <a className="btn" data-testid="listen" href={`/listen?lang=${getLang()}`} target="_blank" rel="noreferrer">
      <Icon name="music" />
      {t("listen")}
    </a>
  );
}
