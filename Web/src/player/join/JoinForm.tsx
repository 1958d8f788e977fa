import { useEffect, type FormEvent, type RefObject } from "react";
import { tj } from "../../lib/i18n/join";
import { Icon } from "../../ui/Icon";
import { longestName } from "../../ui/names";
import { replayEarlyTaps } from "../first/screens";
import { preloadGame } from "../loadGame";
import { CodeField, CodeTicket } from "./CodeField";

interface Props {
  code: string;
  /** The code came with the link: it is shown, not asked for. */
  fixed: boolean;
  name: string;
  busy: boolean;
  held: boolean;
  codeInput: RefObject<HTMLInputElement>;
  nameInput: RefObject<HTMLInputElement>;
  onCode: (code: string) => void;
  onName: (name: string) => void;
  onOther: () => void;
  onSubmit: () => void;
}

function JoinButton({ busy, held }: { busy: boolean; held: boolean }) {
  useEffect(() => {
    // NB: after this effect, when the form knows what was typed.
    window.setTimeout(replayEarlyTaps);
  }, []);
  return (
    <button className="btn primary big" data-testid="join-button" aria-disabled={busy || held}>
      {busy ? <span className="spinner" aria-hidden="true" /> : <Icon name="arrow" />}
      {busy ? tj("jumping") : tj("jumpIn")}
    </button>
  );
}

/** Code and name, in one card. */
export function JoinForm(props: Props) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <form className="card join-form" onSubmit={submit} onFocus={() => void preloadGame()} noValidate>
      {props.fixed ? <CodeTicket code={props.code} onOther={props.onOther} />
        : <CodeField ref={props.codeInput} value={props.code} onChange={props.onCode} />}
      <label className="field">
        <span>{tj("yourName")}</span>
        <input ref={props.nameInput} data-testid="name-input" value={props.name} maxLength={longestName}
          autoComplete="nickname" autoCapitalize="words" enterKeyHint="go"
          onChange={(e) => props.onName(e.target.value)} />
      </label>
      <JoinButton busy={props.busy} held={props.held} />
    </form>
  );
}
