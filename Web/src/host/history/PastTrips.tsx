// *Tidigare resor*: what this household has played (UI-E24, RE64).
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import { Icon } from "../../ui/Icon";
import { Dialog } from "../parts/Dialog";
import { Trip } from "./Trip";
import { usePast } from "./usePast";

function List() {
  const { journeys, failed, hasMore, load, remove } = usePast();
  return (
    <>
      {journeys?.map((journey) => <Trip key={journey.journeyId} journey={journey} onRemove={() => remove(journey.journeyId)} />)}
      {journeys?.length === 0 && !failed && (
        <p role="status" data-testid="trips-none">
          {t("pastNone")}
        </p>
      )}
      <p className="error" role="alert" data-testid="trips-failed">
        {failed && t("pastFailed")}
      </p>
      {(failed || hasMore) && (
        <button type="button" className="btn" data-testid="trips-load" onClick={load}>
          {failed ? t("tryAgain") : t("pastMore")}
        </button>
      )}
    </>
  );
}

/** A button that opens the list. */
export function PastTrips() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" data-testid="past-trips" onClick={() => setOpen(true)}>
        <Icon name="books" />
        {t("pastTrips")}
      </button>
      {open && (
        <Dialog title={t("pastTrips")} onClose={() => setOpen(false)} sheet>
          <div className="trips">
            <List />
          </div>
        </Dialog>
      )}
    </>
  );
}
