// The game on a TV: by the code that the TV's page shows (UI-H67, RE71).
import { useState, type FormEvent } from "react";
import { shortAddress } from "../../lib/address";
import { apiErrorText } from "../../lib/i18n/errors";
import { t } from "../../lib/i18n/host";
import { showOnScreen } from "../../lib/rest";
import { screenCodeLength } from "../../lib/rules.gen";
import type { Seat } from "../../lib/storage";
import { useHold } from "../../lib/useHold";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";
import { expectScreen } from "../tvPlace";
import { CodeField } from "./CodeField";
import { Dialog } from "./Dialog";

function useShowing(seat: Seat, onShown: (code: string) => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const { held, hold } = useHold(() => setError(""));
  const show = (code: string): void => {
    if (busy || held) return;
    setBusy(true);
    setError("");
    showOnScreen(seat.sessionId, code, seat.token).then(
      () => onShown(code),
      (problem: unknown) => {
        setError(apiErrorText(problem, { 404: t("noSuchScreen") }));
        hold(problem);
        setBusy(false);
      },
    );
  };
  return { off: busy || held, error, show, forget: () => !held && setError("") };
}

function Sheet({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const { tell } = useCommands();
  const [code, setCode] = useState("");
  const { off, error, show, forget } = useShowing(seat, (shown) => {
    expectScreen();
    tell(t("screenShows", { code: shown }), "news");
    onClose();
  });
  const complete = code.length === screenCodeLength;
  const change = (typed: string): void => {
    setCode(typed);
    forget();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (complete) show(code);
  };
  return (
    <Dialog title={t("showOnScreen")} onClose={onClose}>
      <form className="join-sheet" onSubmit={submit}>
        <p>{t("screenHint", { url: `${shortAddress()}/tv` })}</p>
        <CodeField id="screen-code" label={t("screenCode")} value={code} length={screenCodeLength} onChange={change} />
        <p className="error" role="alert" data-testid="screen-error">
          {error}
        </p>
        <button type="submit" className="btn primary" data-testid="screen-send" disabled={!complete || off}>
          <Icon name="tv" />
          {t("showGame")}
        </button>
      </form>
    </Dialog>
  );
}

export function ShowOnScreen({ seat }: { seat: Seat }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" data-testid="show-on-screen" onClick={() => setOpen(true)}>
        <Icon name="tv" />
        {t("showOnScreen")}
      </button>
      {open && <Sheet seat={seat} onClose={() => setOpen(false)} />}
    </>
  );
}
