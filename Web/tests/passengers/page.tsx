// Passengers to look at, without a game: ?show=figures, moods, picker or train (&count=15&carriages=4&rolling=1).
import { useState, type CSSProperties, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import "../../src/styles/fonts.css";
import "../../src/styles/all.css";
import "../../src/ui/passenger/passenger.css";
import "../../src/ui/passenger/picker.css";
import "../../src/tv/css/stage.css";
import "../../src/tv/css/coaches.css";
import { PassengerTrain } from "../../src/tv/coaches/PassengerTrain";
import { paletteOf } from "../../src/tv/train/palette";
import { figures } from "../../src/ui/passenger/figures";
import { moods } from "../../src/ui/passenger/moods";
import { Passenger } from "../../src/ui/passenger/Passenger";
import { PassengerPicker, type PassengerChoice } from "../../src/ui/passenger/PassengerPicker";

const asked = new URLSearchParams(window.location.search);
const number = (name: string): number => Number(asked.get(name) ?? 0);
const toneAt = (i: number): number => ((i * 7) % 12) + 1;

const riders = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    playerId: `p${i}`, name: `Gäst ${i + 1}`, passenger: figures[(i * 5) % 16], tone: toneAt(i),
    mood: count > 7 ? moods[[0, 0, 0, 3, 0, 4, 5, 0][i % 8] ?? 0] : "sit", isLit: i === 9,
  }) as const);

const carriages = (count: number, seats: number) =>
  Array.from({ length: count }, (_, c) => ({
    number: c + 1, tone: c + 1,
    members: Array.from({ length: seats }, (_, i) => `p${i}`).filter((_, i) => i % count === c),
  }));

function Night({ children }: { children: ReactNode }) {
  const { sky, shore, wood } = paletteOf(1);
  const background = `linear-gradient(180deg, ${sky[0]}, ${sky[1]} 50%, ${sky[2]} 78%, ${shore} 78.5%, ${wood} 88%)`;
  return <div className="stage" style={{ background }}>{children}</div>;
}

const Train = () => (
  <Night>
    <div style={{ position: "absolute", left: 0, top: "calc(var(--u) * 906)" }}>
      <PassengerTrain riders={riders(number("count"))} isRolling={number("rolling") > 0} still={number("still") > 0}
        carriages={carriages(number("carriages"), number("count"))} />
    </div>
  </Night>
);

const grid = (columns: number): CSSProperties =>
  ({ display: "grid", gridTemplateColumns: `repeat(${columns}, max-content)`, gap: 12, padding: 16, alignItems: "end" });

const Figures = () => (
  <main style={{ ...grid(8), overflow: "auto" }}>
    {[120, 72, 40, 24].map((size) => figures.map((figure, i) =>
      <Passenger key={figure + size} figure={figure} tone={toneAt(i)} size={size} name={figure} />))}
  </main>
);

const Moods = () => (
  <main style={grid(12)}>
    {figures.map((figure, i) => moods.map((mood) =>
      <Passenger key={figure + mood} figure={figure} tone={toneAt(i)} size={96} mood={mood} note name={`${figure} ${mood}`} />))}
  </main>
);

function Picker() {
  const [choice, setChoice] = useState<PassengerChoice>({});
  return (
    <main style={{ padding: 16, fontFamily: "system-ui" }} data-choice={JSON.stringify(choice)}>
      <h1 className="sr-only">Passenger</h1>
      <section className="card" style={{ padding: "24px 16px" }}><PassengerPicker value={choice} onChange={setChoice} /></section>
    </main>
  );
}

const shows: Record<string, () => JSX.Element> = { figures: Figures, moods: Moods, picker: Picker, train: Train };
const Shown = shows[asked.get("show") ?? "figures"] ?? Figures;
createRoot(document.getElementById("root")!).render(<Shown />);
