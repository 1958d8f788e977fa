// Generated from the server's Swift sources by scripts/rules.mjs.

/** Points of the five clues, in the order they are shown. */
export const levels = [10, 8, 6, 4, 2] as const;

/** Signs of a game's code (ID4). */
export const joinCodeLength = 6;

/** Signs of the code that a TV shows (RE70). */
export const screenCodeLength = 5;

/** In UTF-16 units, as fields count (EV16). */
export const longestAnswer = 200;

/** Of a place that is asked for, in characters (RE29). */
export const longestPlace = 60;

/** In characters (L40). */
export const longestClue = 180;

/** Of one game (RE9). */
export const mostDestinations = 5;

/** Where generated destinations may lie (RE33). */
export const regionNames = ["Europe", "Asia", "Africa", "Americas", "Oceania", "Nordic"] as const;

/** How hard a destination may be. */
export const difficulties = ["easy", "medium", "hard"] as const;

/** What a destination may be about. */
export const themes = ["history", "music", "literature", "art", "architecture", "film", "food", "nature", "sea", "rail", "science", "sport", "religion", "trade"] as const;

/** Why a socket is closed (WS12–WS16). */
export const closeCodes = { sessionEnded: 1000, goingAway: 1001, protocolError: 1002, invalidUTF8: 1007, policyViolation: 1008, messageTooBig: 1009, serviceRestart: 1012, tryAgainLater: 1013, invalidToken: 4001, expiredToken: 4002, sessionNotFound: 4003, replaced: 4010 } as const;
