/// The tables of the Swedish expander.
enum SwedishWords {
  static let abbreviations: [String: String] = [
    "t.ex.": "till exempel", "t ex": "till exempel", "t. ex.": "till exempel",
    "bl.a.": "bland annat", "bl a": "bland annat", "bl. a.": "bland annat",
    "dvs.": "det vill säga", "dvs": "det vill säga", "d.v.s.": "det vill säga",
    "d v s": "det vill säga", "f.Kr.": "före Kristus", "f. Kr.": "före Kristus",
    "f Kr": "före Kristus", "f.Kr": "före Kristus", "e.Kr": "efter Kristus",
    "f.kr.": "före Kristus", "e.Kr.": "efter Kristus",
    "e. Kr.": "efter Kristus", "e Kr": "efter Kristus", "e.kr.": "efter Kristus",
    "ca": "cirka", "ca.": "cirka", "c:a": "cirka", "kl.": "klockan", "kl": "klockan",
    "nr": "nummer", "nr.": "nummer", "s.k.": "så kallade", "s k": "så kallade",
    "m.fl.": "med flera", "m fl": "med flera", "mfl": "med flera", "m.m.": "med mera",
    "m m": "med mera", "mm.": "med mera", "o.s.v.": "och så vidare", "osv.": "och så vidare",
    "osv": "och så vidare", "p.g.a.": "på grund av", "pga": "på grund av",
    "pga.": "på grund av", "p g a": "på grund av", "fr.o.m.": "från och med",
    "fr o m": "från och med", "from.": "från och med", "t.o.m.": "till och med",
    "t o m": "till och med", "etc.": "et cetera", "etc": "et cetera", "resp.": "respektive",
    "jfr": "jämför", "f.d.": "före detta", "f d": "före detta", "inkl.": "inklusive",
    "exkl.": "exklusive", "max.": "maximalt", "ung.": "ungefär", "S:t": "Sankt",
    "S:ta": "Sankta", "S:te": "Sankte", "s:t": "Sankt", "dr": "doktor", "dr.": "doktor",
    "Dr": "doktor", "Dr.": "doktor", "prof.": "professor", "Prof.": "professor",
    "m.a.o.": "med andra ord", "o.d.": "och dylikt", "e.d.": "eller dylikt",
    "eg.": "egentligen", "möh": "meter över havet", "m.ö.h.": "meter över havet",
    "m ö.h.": "meter över havet", "milj.": "miljoner", "mdr": "miljarder", "mkr": "miljoner kronor",
    "st.": "stycken", "f.n.": "för närvarande", "tel.": "telefon", "kap.": "kapitel",
    "s.": "sidan", "vs": "mot", "vs.": "mot", "forts.": "fortsättning", "enl.": "enligt",
    "fam.": "familjen", "f.ö.": "för övrigt", "å.k.": "årskurs", "ibl.": "ibland",
  ]

  /// After a number, or alone where the letters can be nothing else.
  static let units: [String: (one: String, many: String)] = [
    "km": ("en kilometer", "kilometer"), "m": ("en meter", "meter"),
    "dm": ("en decimeter", "decimeter"), "cm": ("en centimeter", "centimeter"),
    "mm": ("en millimeter", "millimeter"), "m²": ("en kvadratmeter", "kvadratmeter"),
    "kvm": ("en kvadratmeter", "kvadratmeter"),
    "cm²": ("en kvadratcentimeter", "kvadratcentimeter"),
    "km²": ("en kvadratkilometer", "kvadratkilometer"), "m³": ("en kubikmeter", "kubikmeter"),
    "km³": ("en kubikkilometer", "kubikkilometer"), "ha": ("ett hektar", "hektar"),
    "kg": ("ett kilo", "kilo"), "hg": ("ett hekto", "hekto"), "g": ("ett gram", "gram"),
    "mg": ("ett milligram", "milligram"), "t": ("ett ton", "ton"), "l": ("en liter", "liter"),
    "dl": ("en deciliter", "deciliter"), "cl": ("en centiliter", "centiliter"),
    "ml": ("en milliliter", "milliliter"), "%": ("en procent", "procent"),
    "‰": ("en promille", "promille"), "°C": ("en grad Celsius", "grader Celsius"),
    "°F": ("en grad Fahrenheit", "grader Fahrenheit"), "°": ("en grad", "grader"),
    "kr": ("en krona", "kronor"), "kr.": ("en krona", "kronor"), "SEK": ("en krona", "kronor"),
    "€": ("en euro", "euro"), "$": ("en dollar", "dollar"), "£": ("ett pund", "pund"),
    "km/h": ("en kilometer i timmen", "kilometer i timmen"),
    "km/tim": ("en kilometer i timmen", "kilometer i timmen"),
    "m/s": ("en meter i sekunden", "meter i sekunden"), "knop": ("en knop", "knop"),
    "min": ("en minut", "minuter"), "min.": ("en minut", "minuter"),
    "sek": ("en sekund", "sekunder"), "sek.": ("en sekund", "sekunder"),
    "tim": ("en timme", "timmar"), "tim.": ("en timme", "timmar"), "h": ("en timme", "timmar"),
    "W": ("en watt", "watt"), "kW": ("en kilowatt", "kilowatt"),
    "MW": ("en megawatt", "megawatt"), "kWh": ("en kilowattimme", "kilowattimmar"),
    "V": ("en volt", "volt"), "Hz": ("en hertz", "hertz"), "MHz": ("en megahertz", "megahertz"),
    "dB": ("en decibel", "decibel"), "hk": ("en hästkraft", "hästkrafter"),
  ]

  static let alone = ["km", "km²", "m²", "m³", "km/h", "m/s", "cm", "kg", "°C", "kvm", "%", "€"]

  /// Nouns that take "ett".
  static let neuterNouns: Set<String> = [
    "år", "års", "dygn", "exemplar", "ton", "kilo", "hus", "skepp", "rum",
  ]

  /// Nouns that tell a quantity from a year.
  static let nouns =
    "dag|dagar|dygn|minut|minuter|timme|timmar|sekund|sekunder|vecka|veckor|månad|månader|person|personer|människor|gång|gånger|kilometer|meter|mil|miljon|miljoner|miljard|miljarder|invånare|kvinnor|män|procent|krona|kronor|grad|grader|elev|elever|bil|bilar|båt|båtar|öar|trappsteg|exemplar|år|års|ton|kilo|hus|soldater|skepp|rum|broar|arbetare|gäster|besökare"

  static let months = [
    "januari", "februari", "mars", "april", "maj", "juni", "juli", "augusti", "september",
    "oktober", "november", "december",
  ]
  static let shortMonths: [String: String] = [
    "jan": "januari", "feb": "februari", "febr": "februari", "apr": "april", "aug": "augusti",
    "sep": "september", "sept": "september", "okt": "oktober", "nov": "november",
    "dec": "december",
  ]

  static let kings =
    "Karl|Carl|Gustav|Gustaf|Erik|Magnus|Johan|Fredrik|Fredrick|Kristian|Christian|Oscar|Oskar|Harald|Haakon|Håkon|Olav|Olof|Knut|Valdemar|Henrik|Edvard|Georg|Vilhelm|Jakob|Rikard|Ludvig|Filip|Napoleon|Frans|Karl Johan|Peter|Ivan|Nikolaj|Alexander|Pius|Johannes Paulus|Johannes|Paulus|Benedictus|Leo|Gregorius|Clemens|Urban|Innocentius|Sixtus|Julius|Otto|Konrad|Leopold|Josef|Ferdinand|Alfons|Juan Carlos|Pedro|Manuel|Viktor Emanuel|Umberto|Ramses|Ramesses|Thutmosis|Amenhotep|Ptolemaios|Darius|Xerxes|Kyros|Artaxerxes|Mehmed|Murad|Selim|Süleyman|Sigismund|Kasimir|Stanislaw|Albert|Baudouin|Rama|Akbar|Abd al-Rahman|Birger"
  static let queens =
    "Elisabet|Elizabeth|Elisabeth|Katarina|Kristina|Christina|Margareta|Margrethe|Isabella|Isabel|Maria|Mary|Anna|Viktoria|Victoria|Vilhelmina|Wilhelmina|Beatrix|Johanna|Kleopatra|Cleopatra|Berenike"
}
