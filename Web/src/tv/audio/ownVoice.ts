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

/** Voices that could not say a line, by their names: the server is told no more of them. */
const broken = new Set<string>();

const able = (): SpeechSynthesisVoice[] => (synthesis()?.getVoices() ?? []).filter(({ name }) => !broken.has(name));

/** What TV_VOICES tells: the voices of our languages, those without a network first. */
export function ownVoices(): TVVoice[] {
  const voices = able().filter(({ lang }) => languages.includes(languageOf(lang)));
  const told = voices.map(({ lang, name, localService }) => ({ lang, name: name.slice(0, longestName), local: localService }));
  return told.sort((one, other) => Number(other.local) - Number(one.local)).slice(0, mostVoices);
}

/** Calls `changed` when the browser has found its voices; some take a second. */
export function onVoicesChange(changed: () => void): () => void {
  synthesis()?.addEventListener("voiceschanged", changed);
  return () => synthesis()?.removeEventListener("voiceschanged", changed);
}

function voiceFor(language: string): SpeechSynthesisVoice | null {
  const own = able().filter(({ lang }) => languageOf(lang) === language);
  return own.find(({ localService }) => localService) ?? own[0] ?? null;
}

export class OwnVoice {
  private line: OwnLine | null = null;
  /** NB: kept, since a browser may forget words that nobody holds, and then never says that they ended. */
  private words: SpeechSynthesisUtterance | null = null;
  private timer = 0;

  /** `spoke` hears how long each line took that was said to its end (EX54), `failed` that a voice could not say one. */
  constructor(
    private readonly desk: Desk,
    private readonly spoke: (clipId: string, durationMs: number) => void,
    private readonly failed: () => void,
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
    this.line = this.words = null;
    synthesis()?.cancel();
    this.desk.graph.duck.release(this.desk.context.currentTime);
  }

  private begin(line: OwnLine, voice: SpeechSynthesisVoice): void {
    const words = new SpeechSynthesisUtterance(line.text);
    this.words = words;
    words.voice = voice;
    words.lang = voice.lang;
    words.rate = line.speak.rate;
    let startedMs = performance.now();
    words.onstart = () => void (startedMs = performance.now());
    words.onend = () => this.ended(words, line, performance.now() - startedMs);
    words.onerror = ({ error }) => {
      // NB: what this page or the next line cut short is no fault of the voice.
      if (error !== "canceled" && error !== "interrupted") {
        broken.add(voice.name);
        this.failed();
      }
      this.ended(words, line, null);
    };
    this.desk.graph.duck.press(this.desk.context.currentTime, line.durationMs / 1000);
    synthesis()?.speak(words);
  }

  /** `tookMs`: null for a line that the browser could not say; its caption stands all the same. */
  private ended(words: SpeechSynthesisUtterance, line: OwnLine, tookMs: number | null): void {
    if (this.words !== words) return;
    this.line = this.words = null;
    this.desk.graph.duck.release(this.desk.context.currentTime);
    if (tookMs !== null) this.spoke(line.clipId, Math.round(tookMs));
  }
}
