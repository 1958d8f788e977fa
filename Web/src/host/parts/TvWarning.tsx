// No TV shows the game: a warning until one does, or until somebody has seen it (UI-H65).
import { useEffect, useState } from "react";
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import { Icon } from "../../ui/Icon";

export function TvWarning() {
  const { state } = useGame();
  const missing = state?.tvConnected === false;
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!missing) setSeen(false);
  }, [missing]);
  const text = state?.phase === "LOBBY" ? t("tvMissing") : t("tvLost");
  return (
    <div role="alert">
      {missing && !seen && (
        <div className="tv-warning drop-in" data-testid="tv-warning">
          <Icon name="tv" />
          <p>{text}</p>
          <button type="button" className="btn small" onClick={() => setSeen(true)}>
            <Icon name="check" />
            {t("dismiss")}
          </button>
        </div>
      )}
    </div>
  );
}
