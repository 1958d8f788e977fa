// The TV says a line itself (EVE81): the browser's voice, while the bed gives way.
import { serverNow } from "../../lib/store";
import type { SpeakOrder, TVVoice } from "../../lib/types";
import type { Desk } from "./desk";

export interface OwnLine {
  clipId: string;
  text: string;
  durationMs: number;
  startAtServerMs: number;
  speak: SpeakOrder;
}

/** EX53 */
const mostVoices = 40;
const longestName = 60;

/** Nothing where the browser has no voices, as on most televisions. */
const synthesis = (): SpeechSynthesis | null => window.speechSynthesis ?? null;

/** `sv-SE` and `sv_SE` are Swedish; Norwegian is called `nb` or `no`. */
const languageOf = (tag: string): string => {
  const own = tag.toLowerCase().split(/[-_]/)[0] ?? "";
  return own === "no" ? "nb" : own;
};

const languages = ["sv", "en", "nb"];

/** What TV_VOICES tells: the voices of our languages, those without a network first. */
export function ownVoices(): TVVoice[] {
  const voices = (synthesis()?.getVoices() ?? []).filter(({ lang }) => languages.includes(languageOf(lang)));
  const told = voices.map(({ lang, name, localService }) => ({ lang, name: name.slice(0, longestName), local: localService }));
  return told.sort((one, other) => Number(other.local) - Number(one.local)).slice(0, mostVoices);
}

/** Calls `changed` when the browser has found its voices; some take a second. */
export function onVoicesChange(changed: () => void): () => void {
  synthesis()?.addEventListener("voiceschanged", changed);
  return () => synthesis()?.removeEventListener("voiceschanged", changed);
}

function voiceFor(language: string): SpeechSynthesisVoice | null {
  const able = (synthesis()?.getVoices() ?? []).filter(({ lang }) => languageOf(lang) === language);
  return able.find(({ localService }) => localService) ?? able[0] ?? null;
}

export class OwnVoice {
  private line: OwnLine | null = null;
  private timer = 0;

  /** `spoke` hears how long each line took that was said to its end (EX54). */
  constructor(
    private readonly desk: Desk,
    private readonly spoke: (clipId: string, durationMs: number) => void,
  ) {}

  say(line: OwnLine): void {
    if (this.line?.clipId === line.clipId && this.line.startAtServerMs === line.startAtServerMs) return;
    this.silence();
    const voice = voiceFor(line.speak.lang);
    if (!voice || !this.desk.isRunning) return;
    this.line = line;
    this.timer = window.setTimeout(() => this.begin(line, voice), Math.max(0, line.startAtServerMs - serverNow()));
  }

  stop(clipId: string): void {
    if (this.line?.clipId === clipId) this.silence();
  }

  silence(): void {
    if (!this.line) return;
    window.clearTimeout(this.timer);
    this.line = null;
    synthesis()?.cancel();
    this.desk.graph.duck.release(this.desk.context.currentTime);
  }

  private begin(line: OwnLine, voice: SpeechSynthesisVoice): void {
    const words = new SpeechSynthesisUtterance(line.text);
    words.voice = voice;
    words.lang = voice.lang;
    words.rate = line.speak.rate;
    let startedMs = performance.now();
    words.onstart = () => void (startedMs = performance.now());
    words.onend = () => this.ended(line, performance.now() - startedMs);
    words.onerror = () => this.ended(line, null);
    this.desk.graph.duck.press(this.desk.context.currentTime, line.durationMs / 1000);
    synthesis()?.speak(words);
  }

  /** `tookMs`: null for a line that the browser could not say; its caption stands all the same. */
  private ended(line: OwnLine, tookMs: number | null): void {
    if (this.line !== line) return;
    this.line = null;
    this.desk.graph.duck.release(this.desk.context.currentTime);
    if (tookMs !== null) this.spoke(line.clipId, Math.round(tookMs));
  }
}
