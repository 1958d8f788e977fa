// Who travels (EVE74): the ids that the server sends, in the order of the picker.
export const figures = [
  "fox", "owl", "bear", "cat", "dog", "moose", "hedgehog", "frog",
  "penguin", "rabbit", "badger", "turtle", "puffin", "octopus", "dragon", "squirrel",
] as const;

export type Figure = (typeof figures)[number];

export const isFigure = (value: unknown): value is Figure => figures.some((figure) => figure === value);
