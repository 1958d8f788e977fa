// A pack to fill in, in the stored format (DA14).
import { levels } from "../../lib/rules.gen";

export function template(): string {
  const pack = {
    roundId: "my-place",
    destination: { name: "", country: "", aliases: [] },
    clues: levels.map((level) => ({ level, text: "" })),
    followups: [
      { questionText: "", options: ["", "", "", ""], correctAnswer: "", aliases: [] },
      { questionText: "", options: null, correctAnswer: "", aliases: [] },
    ],
  };
  return `${JSON.stringify(pack, null, 2)}\n`;
}
