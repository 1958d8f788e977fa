import { useGameLang } from "../../lib/useSessionLang";

interface Props {
  /** What the game or its players say. */
  text: string;
  /** Our line around it. */
  line: (text: string) => string;
}

const slot = "\uFFFC";

/** A line of the page around words in the language of the game (UI-A12). */
export function Told({ text, line }: Props) {
  const [before, after] = line(slot).split(slot);
  return <>{before}<span lang={useGameLang()}>{text}</span>{after}</>;
}
