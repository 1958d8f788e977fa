import { useRef, useState, type FormEvent } from "react";
import { apiErrorText } from "../../lib/i18n/errors";
import { tj } from "../../lib/i18n/join";
import { ApiError, cleanCode, lookup, type Lookup } from "../../lib/rest";
import type { Seat } from "../../lib/storage";
import { Icon } from "../../ui/Icon";
import { LanguageSwitch } from "../../ui/LanguageSwitch";
import { Wordmark } from "../../ui/Wordmark";
import { preloadGame } from "../loadGame";
import { rememberedName, takeHostSeat, takeSeat } from "../seat";
import { CodeField } from "./CodeField";
import { Couch } from "./Couch";
import { WhoAreYou } from "./WhoAreYou";

interface Props {
  /** From the address: then only the name is asked for (UI-P1). */
  code: string;
  note: string;
  onSeat: (seat: Seat) => void;
}

export function Join({ code: given, note, onSeat }: Props) {
  const [code, setCode] = useState(given);
  const [fixed, setFixed] = useState(given.length === 6);
  const [name, setName] = useState(rememberedName);
  const [error, setError] = useState(note);
  const [busy, setBusy] = useState(false);
  const [choosing, setChoosing] = useState<Lookup | null>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);

  const fail = (text: string, field: HTMLInputElement | null): void => {
    setError(text);
    field?.focus();
  };
  const refused = (problem: unknown): void => {
    if (problem instanceof ApiError && problem.status === 404) setFixed(false);
    const special = { 400: tj("gameStarted"), 409: tj("hostTaken"), 423: tj("gameFull") };
    setError(apiErrorText(problem, special));
  };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setError("");
    try {
      await work();
    } catch (problem) {
      refused(problem);
    }
    setBusy(false);
  };
  const asPlayer = (game: Lookup): Promise<void> =>
    attempt(async () => onSeat(await takeSeat(game, clean(name))));
  const asHost = (game: Lookup): Promise<void> =>
    attempt(async () => {
      await takeHostSeat(game, clean(name)).catch((problem) => {
        setChoosing({ ...game, hasHost: true });
        throw problem;
      });
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (cleanCode(code).length < 6) return fail(tj("needCode"), codeInput.current);
    if (!clean(name)) return fail(tj("needName"), nameInput.current);
    void attempt(async () => {
      const game = await lookup(cleanCode(code));
      if (game.hasHost) onSeat(await takeSeat(game, clean(name)));
      else setChoosing(game);
    });
  };

  return (
    <main className="page join">
      <header className="join-head">
        <Couch />
        <h1><Wordmark tagline /></h1>
      </header>
      {choosing ? (
        <WhoAreYou game={choosing} busy={busy} onPlayer={asPlayer} onHost={asHost}
          onBack={() => setChoosing(null)} />
      ) : (
        <form className="card join-form" onSubmit={submit} onFocus={() => void preloadGame()} noValidate>
          {fixed ? (
            <p className="badge-row">
              <span className="badge">{tj("game", { code })}</span>
              <button type="button" className="link" onClick={() => setFixed(false)}>{tj("otherGame")}</button>
            </p>
          ) : (
            <CodeField ref={codeInput} value={code} onChange={setCode} />
          )}
          <label className="field">
            <span>{tj("yourName")}</span>
            <input ref={nameInput} data-testid="name-input" value={name} maxLength={30}
              autoComplete="nickname" autoCapitalize="words" enterKeyHint="go"
              onChange={(e) => setName(e.target.value)} />
          </label>
          <button className="btn primary big" data-testid="join-button" aria-disabled={busy}>
            {busy ? <span className="spinner" aria-hidden="true" /> : <Icon name="arrow" />}
            {busy ? tj("jumping") : tj("jumpIn")}
          </button>
        </form>
      )}
      <p className="error-line" role="alert" data-testid="error">{error}</p>
      <footer className="join-foot"><LanguageSwitch /></footer>
    </main>
  );
}

/** A name as the server wants it: NFC, without edges, 1–30 characters. */
const clean = (name: string): string => name.normalize("NFC").trim().slice(0, 30);
