import { regionNames } from "../../lib/rules.gen";

/** The regions a host can choose (RE33), and all of them. */
export const regions = ["Mixed", ...regionNames] as const;

/** The regions to ask the server for: none means all. */
export const wanted = (region: Region): Region[] => (region === "Mixed" ? [] : [region]);

export type Region = (typeof regions)[number];
