// The TV has gone: a warning that stays until somebody has seen it (UI-H65).
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import { useEvent } from "../../lib/store";
import { Icon } from "../../ui/Icon";

const tvId = "tv";

export function TvWarning() {
  const [lost, setLost] = useState(false);
  useEvent("PLAYER_LEFT", ({ playerId }) => {
    if (playerId === tvId) setLost(true);
  });
  return (
    <div role="alert">
      {lost && (
        <div className="tv-warning drop-in" data-testid="tv-warning">
          <Icon name="tv" />
          <p>{t("tvLost")}</p>
          <button type="button" className="btn small" onClick={() => setLost(false)}>
            <Icon name="check" />
            {t("dismiss")}
          </button>
        </div>
      )}
    </div>
  );
}
