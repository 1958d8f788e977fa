// Generated from Content/words by scripts/generate.mjs.
export const sv = {
  "carriage1": "Sovvagnen",
  "carriage2": "Restaurangvagnen",
  "carriage3": "Postvagnen",
  "carriage4": "Panoramavagnen",
  "carriage5": "Bistrovagnen",
  "carriage6": "Salongsvagnen",
  "carriage7": "Tysta vagnen",
  "carriage8": "Cykelvagnen",
  "carriage9": "Bagagevagnen",
  "carriage10": "Biografvagnen",
  "carriage11": "Biblioteksvagnen",
  "carriage12": "Bastuvagnen",
} as const;

export const en: Record<keyof typeof sv, string> = {
  "carriage1": "Sleeping Car",
  "carriage2": "Dining Car",
  "carriage3": "Mail Car",
  "carriage4": "Panorama Car",
  "carriage5": "Bistro Car",
  "carriage6": "Lounge Car",
  "carriage7": "Quiet Car",
  "carriage8": "Bicycle Car",
  "carriage9": "Luggage Car",
  "carriage10": "Cinema Car",
  "carriage11": "Library Car",
  "carriage12": "Sauna Car",
};

export const nb: Record<keyof typeof sv, string> = {
  "carriage1": "Sovevogna",
  "carriage2": "Restaurantvogna",
  "carriage3": "Postvogna",
  "carriage4": "Panoramavogna",
  "carriage5": "Bistrovogna",
  "carriage6": "Salongvogna",
  "carriage7": "Stillevogna",
  "carriage8": "Sykkelvogna",
  "carriage9": "Bagasjevogna",
  "carriage10": "Kinovogna",
  "carriage11": "Bibliotekvogna",
  "carriage12": "Badstuvogna",
};
