// "Journey's end!": the map of the journey, and its stops by name with the best answer of each (SPEC 19.14).
import type { CSSProperties } from "react";
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/tv";
import type { RouteStop } from "../../lib/types";
import { shortName } from "../parts/names";
import { Face } from "../people/Face";
import { legMs, RouteMap } from "./RouteMap";

function Best({ best }: Pick<RouteStop, "best">) {
  return best ? (
    <span className="route-best">
      <Face id={best.playerId} mood="cheer" />
      {t("bestAnswer", { name: shortName(best.playerName), n: best.pointsAwarded })}
    </span>
  ) : null;
}

export function Route({ stops, startMs }: { stops: RouteStop[]; startMs: number }) {
  return (
    <div className="route">
      <RouteMap stops={stops} startMs={startMs} />
      <h1>
        <span role="status">{t("journeyOver")}</span>
      </h1>
      <ol className="route-stops" data-testid="route">
        {stops.map(({ name, best }, i) => (
          <li key={i} style={{ "--at": `${i * legMs}ms` } as CSSProperties}>
            <p>
              <b className="route-number">{i + 1}</b>
              <strong lang={getLang()}>{name}</strong>
            </p>
            <Best best={best} />
          </li>
        ))}
      </ol>
    </div>
  );
}
