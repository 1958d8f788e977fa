// Generated from Content/words by scripts/generate.mjs.
export const languages = ["sv","en"] as const;

/** What each language calls itself. */
export const ownNames = { sv: "Svenska", en: "English" } as const;

/** How each writes numbers and days. */
export const locales = { sv: "sv-SE", en: "en-GB" } as const;
