// Generated from Content/words by scripts/generate.mjs.
export const sv = {
  "error.INVALID_SESSION": "Spelet finns inte längre.",
  "error.UNAUTHORIZED": "Du får inte göra det här.",
  "error.RATE_LIMITED": "Lite för snabbt. Vänta en stund.",
  "error.INVALID_PHASE": "Det går inte just nu.",
  "error.VALIDATION_ERROR": "Servern förstod inte svaret. Försök igen.",
  "error.INTERNAL_ERROR": "Något gick fel.",
  "error.INVALID_CONTENT_PACK": "Innehållet finns inte längre.",
  "error.INVALID_OPERATION": "Det går inte just nu.",
} as const;

export const en: Record<keyof typeof sv, string> = {
  "error.INVALID_SESSION": "This game no longer exists.",
  "error.UNAUTHORIZED": "You are not allowed to do this.",
  "error.RATE_LIMITED": "A little too fast. Wait a moment.",
  "error.INVALID_PHASE": "Not possible right now.",
  "error.VALIDATION_ERROR": "The server did not understand. Try again.",
  "error.INTERNAL_ERROR": "Something went wrong.",
  "error.INVALID_CONTENT_PACK": "That content no longer exists.",
  "error.INVALID_OPERATION": "Not possible right now.",
};

export const nb: Record<keyof typeof sv, string> = {
  "error.INVALID_SESSION": "Spillet finnes ikke lenger.",
  "error.UNAUTHORIZED": "Det har du ikke lov til.",
  "error.RATE_LIMITED": "Litt for fort. Vent et øyeblikk.",
  "error.INVALID_PHASE": "Det går ikke akkurat nå.",
  "error.VALIDATION_ERROR": "Serveren forsto ikke svaret. Prøv igjen.",
  "error.INTERNAL_ERROR": "Noe gikk galt.",
  "error.INVALID_CONTENT_PACK": "Innholdet finnes ikke lenger.",
  "error.INVALID_OPERATION": "Det går ikke akkurat nå.",
};
