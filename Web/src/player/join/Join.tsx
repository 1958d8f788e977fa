import { useLayoutEffect, useRef, useState } from "react";
import { tj } from "../../lib/i18n/join";
import { cleanCode } from "../../lib/rest";
import { joinCodeLength } from "../../lib/rules.gen";
import type { Seat } from "../../lib/storage";
import { LanguageSwitch } from "../../ui/LanguageSwitch";
import { Wordmark } from "../../ui/Wordmark";
import { rememberedName } from "../seat";
import { Couch } from "./Couch";
import { JoinForm } from "./JoinForm";
import { cleanName, useJoining } from "./useJoining";
import { WhoAreYou } from "./WhoAreYou";

interface Props {
  /** From the address: then only the name is asked for (UI-P1). */
  code: string;
  note?: string;
  onSeat?: (seat: Seat) => void;
}

/**
 * Landing and joining. The first render is the one the page came with, drawn when it was built;
 * what only this phone knows follows before anything is painted.
 */
export function Join({ code: given, note = "", onSeat = () => undefined }: Props) {
  const [code, setCode] = useState("");
  const [fixed, setFixed] = useState(given.length === joinCodeLength);
  const [name, setName] = useState("");
  const codeInput = useRef<HTMLInputElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const joining = useJoining(note, onSeat, () => setFixed(false));
  useLayoutEffect(() => {
    // NB: what was typed before this script ran is in the fields already, and is kept.
    setCode(cleanCode(codeInput.current?.value ?? "") || given);
    setName(nameInput.current?.value || rememberedName());
  }, [given]);
  const fail = (text: string, field: HTMLInputElement | null): void => {
    joining.complain(text);
    field?.focus();
  };
  const submit = (): void => {
    if (cleanCode(code).length < joinCodeLength) return fail(tj("needCode"), codeInput.current);
    if (!cleanName(name)) return fail(tj("needName"), nameInput.current);
    joining.find(code, name);
  };
  const { choosing, busy, held } = joining;
  return (
    <main className="page join">
      <header className="join-head">
        <Couch />
        <h1><Wordmark tagline /></h1>
      </header>
      {choosing ? (
        <WhoAreYou game={choosing} busy={busy || held} onPlayer={(game) => joining.asPlayer(game, name)}
          onHost={(game) => joining.asHost(game, name)} onBack={joining.back} />
      ) : (
        <JoinForm {...{ code, fixed, name, busy, held, codeInput, nameInput }} onCode={setCode} onName={setName}
          onOther={() => setFixed(false)} onSubmit={submit} />
      )}
      <p className="error-line" role="alert" data-testid="error">{joining.error}</p>
      <footer className="join-foot"><LanguageSwitch /></footer>
    </main>
  );
}
