// Decibels as the mixing desk needs them.

/** The host's "Off": the bed is muted, not only low. */
const muteDb = -40;

export const linear = (db: number): number => 10 ** (db / 20);

/** The music bus at one of the host's levels. */
export const busGain = (db: number): number => (db <= muteDb ? 0 : linear(db));

/** Equal power: at any moment of a crossfade the squares of both add up to one. */
export const rise = (share: number): number => Math.sin((share * Math.PI) / 2);
export const fall = (share: number): number => 1 - Math.cos((share * Math.PI) / 2);
