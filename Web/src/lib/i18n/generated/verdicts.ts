// Generated from Content/words by scripts/generate.mjs.
export const sv = {
  "readAs": "Tolkat som {x}",
  "overruled": "Ändrat av värden",
  "near": "Nära {x}",
  "otherPlace": "Annan ort: {x}",
  "tooBroad": "För stort område",
  "rightCountry": "Rätt land, men vi sökte {kind}.",
  "kind_place": "platsen",
  "generic": "Bara början på ett namn",
  "multiple": "Två gissningar",
} as const;

export const en: Record<keyof typeof sv, string> = {
  "readAs": "Read as {x}",
  "overruled": "Changed by the host",
  "near": "Close to {x}",
  "otherPlace": "Another place: {x}",
  "tooBroad": "Too large an area",
  "rightCountry": "Right country, but we wanted the {kind}.",
  "kind_place": "place",
  "generic": "Only the start of a name",
  "multiple": "Two guesses",
};

export const nb: Record<keyof typeof sv, string> = {
  "readAs": "Tolket som {x}",
  "overruled": "Endret av verten",
  "near": "Nær {x}",
  "otherPlace": "Et annet sted: {x}",
  "tooBroad": "For stort område",
  "rightCountry": "Riktig land, men vi lette etter {kind}.",
  "kind_place": "stedet",
  "generic": "Bare begynnelsen på et navn",
  "multiple": "To gjetninger",
};
