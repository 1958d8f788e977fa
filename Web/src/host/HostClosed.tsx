// The end of the host's connection; who lost the seat to another device is told so (UI-H68).
import { useEffect, useState } from "react";
import { t } from "../lib/i18n/host";
import { lookup } from "../lib/rest";
import { closeCodes } from "../lib/rules.gen";
import type { Seat } from "../lib/storage";
import { ClosedScreen } from "../ui/ClosedScreen";

/** The ticket is refused while the game goes on with a host: somebody else has the seat (RE17). */
function useDisplaced({ joinCode }: Seat, refused: boolean): boolean {
  const [displaced, setDisplaced] = useState(false);
  useEffect(() => {
    if (!refused) return;
    // NB: when it cannot be found out, the refusal's own words stay.
    lookup(joinCode).then(
      ({ hasHost }) => setDisplaced(hasHost),
      () => setDisplaced(false),
    );
  }, [joinCode, refused]);
  return displaced;
}

interface Props {
  seat: Seat;
  code: number | null;
  onHere: () => void;
  onStart: () => void;
}

export function HostClosed({ seat, code, onHere, onStart }: Props) {
  const displaced = useDisplaced(seat, code === closeCodes.invalidToken);
  return <ClosedScreen code={code} onHere={onHere} onStart={onStart} text={displaced ? t("hostDisplaced") : undefined} />;
}
