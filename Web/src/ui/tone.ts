const tones = ["accent-mint", "accent-orange", "accent-blue", "choice-b", "choice-d", "choice-c"];

/** The colour of the player in this place of the lobby's list: the same on the TV, on phones and at the host. */
export const toneAt = (place: number): string => `var(--${tones[place % tones.length]})`;
