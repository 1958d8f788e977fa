/** The regions a host can choose (RE33), and all of them. */
export const regions = ["Mixed", "Europe", "Asia", "Africa", "Americas", "Oceania", "Nordic"] as const;

export type Region = (typeof regions)[number];
