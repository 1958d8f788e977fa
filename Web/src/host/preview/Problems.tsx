import type { Refusal } from "../content/refusal";
import { fieldOf, problemText, type Field } from "./problemTexts";

/** What is wrong with one field, or with the clue as a whole. */
export function Problems({ refusal, field, id }: { refusal: Refusal | null; field: Field; id: string }) {
  const here = refusal?.problems.filter((problem) => fieldOf(problem) === field) ?? [];
  // NB: a word that stands ten times is one mistake.
  const found = here.filter((problem, i) => here.findIndex(({ message }) => message === problem.message) === i);
  if (found.length === 0) return null;
  return (
    <ul className="problems" id={id} data-testid="clue-problems">
      {found.map((problem, i) => (
        <li key={i}>
          {problemText(problem)} <small lang="en">{problem.message}</small>
        </li>
      ))}
    </ul>
  );
}
