// Generated from Content/words by scripts/generate.mjs.
export const languages = ["sv","en","nb"] as const;

/** What each language calls itself. */
export const ownNames = { sv: "Svenska", en: "English", nb: "Norsk" } as const;

/** How each writes numbers and days. */
export const locales = { sv: "sv-SE", en: "en-GB", nb: "nb-NO" } as const;
