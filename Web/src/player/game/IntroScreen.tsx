import { t } from "../../lib/i18n/player";
import { isWatching } from "./evening";
import { lateText } from "./lateText";
import { NightTrain } from "./NightTrain";
import type { ScreenProps } from "./ScreenProps";
import { Strip } from "./Strip";

/** The train leaves; nothing to do yet. */
export function IntroScreen({ state }: ScreenProps) {
  const preparing = state.phase === "PREPARING_ROUND";
  return (
    <div className="intro">
      <h1 tabIndex={-1} className="intro-title">{t("whereTo")}</h1>
      <NightTrain rolling />
      <Strip level={null} />
      <p className="muted" role="status">{preparing ? t("preparingClues") : t("brakeHint")}</p>
      {isWatching(state) ? <p className="notice">{lateText(state)}</p> : null}
    </div>
  );
}
