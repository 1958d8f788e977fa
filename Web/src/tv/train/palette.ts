// Four nights. Which one it is depends on chance alone, like everything outside the window (UI-T30).

interface Palette {
  /** Zenith, middle, horizon. */
  sky: readonly [string, string, string];
  /** Mist at the feet of the mountains. */
  haze: string;
  mountain: string;
  hill: string;
  shore: string;
  wood: string;
}

const palettes: readonly [Palette, ...Palette[]] = [
  { sky: ["#060b17", "#12274c", "#3c5f98"], haze: "#44679f", mountain: "#152849", hill: "#1a3058", shore: "#12213f", wood: "#081120" },
  { sky: ["#050d16", "#0e3048", "#2f7285"], haze: "#357889", mountain: "#103547", hill: "#163b50", shore: "#0f2638", wood: "#07121d" },
  { sky: ["#090a1b", "#241f55", "#6a4a92"], haze: "#6c5199", mountain: "#241f4b", hill: "#2a2556", shore: "#1a1939", wood: "#0b0d1d" },
  { sky: ["#070c1e", "#1a2f6b", "#5070bd"], haze: "#4a68ae", mountain: "#1a2b5a", hill: "#203468", shore: "#152346", wood: "#091022" },
];

export const paletteCount = palettes.length;

export const paletteOf = (index: number): Palette => palettes[index] ?? palettes[0];

export const windowLight = "#ffc861";
