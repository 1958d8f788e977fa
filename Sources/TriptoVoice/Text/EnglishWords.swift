/// The tables of the English expander.
enum EnglishWords {
  static let abbreviations: [String: String] = [
    "e.g.": "for example", "eg.": "for example", "i.e.": "that is", "ie.": "that is",
    "etc.": "et cetera", "etc": "et cetera", "vs.": "versus", "vs": "versus", "v.": "versus",
    "c.": "circa", "ca.": "circa", "ca": "circa", "approx.": "approximately", "Dr": "Doctor",
    "Dr.": "Doctor", "Mr": "Mister", "Mr.": "Mister", "Mrs": "Missus", "Mrs.": "Missus",
    "Ms": "Miz", "Ms.": "Miz", "Prof.": "Professor", "Mt": "Mount", "Mt.": "Mount",
    "Jr.": "Junior", "Jr": "Junior", "Sr.": "Senior", "Ave.": "Avenue", "Blvd": "Boulevard",
    "Blvd.": "Boulevard", "Rd.": "Road", "Rd": "Road", "Sq.": "Square", "Capt.": "Captain",
    "Gen.": "General", "Col.": "Colonel", "Lt.": "Lieutenant", "Sgt.": "Sergeant",
    "Gov.": "Governor", "Sen.": "Senator", "Pres.": "President", "Rev.": "Reverend",
    "est.": "established", "incl.": "including", "excl.": "excluding", "max.": "maximum",
    "min.": "minimum", "dept.": "department", "govt": "government", "govt.": "government",
    "B.C.": "B C", "BC": "B C", "A.D.": "A D", "AD": "A D", "B.C.E.": "B C E",
    "BCE": "B C E", "C.E.": "C E", "CE": "C E", "a.m.": "A M", "p.m.": "P M",
    "U.S.": "U S", "U.S.A.": "U S A", "U.K.": "U K", "U.N.": "U N", "D.C.": "D C",
    "a.k.a.": "also known as", "aka": "also known as", "cf.": "compare", "et al.": "and others",
    "fig.": "figure", "vol.": "volume", "Bros.": "Brothers", "Inc.": "Incorporated",
    "Ltd": "Limited", "Ltd.": "Limited", "Co.": "Company", "Corp.": "Corporation",
    "sq km": "square kilometres", "sq. km": "square kilometres", "sq mi": "square miles",
    "tel.": "telephone", "w/o": "without", "w/": "with", "asl": "above sea level",
    "a.s.l.": "above sea level",
  ]

  static let units: [String: (one: String, many: String)] = [
    "km": ("kilometre", "kilometres"), "m": ("metre", "metres"), "dm": ("decimetre", "decimetres"),
    "cm": ("centimetre", "centimetres"), "mm": ("millimetre", "millimetres"),
    "m²": ("square metre", "square metres"), "km²": ("square kilometre", "square kilometres"),
    "sq km": ("square kilometre", "square kilometres"), "m³": ("cubic metre", "cubic metres"),
    "km³": ("cubic kilometre", "cubic kilometres"), "sq m": ("square metre", "square metres"),
    "sq mi": ("square mile", "square miles"), "sq ft": ("square foot", "square feet"),
    "ha": ("hectare", "hectares"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
    "mg": ("milligram", "milligrams"), "t": ("tonne", "tonnes"), "l": ("litre", "litres"),
    "L": ("litre", "litres"), "dl": ("decilitre", "decilitres"),
    "cl": ("centilitre", "centilitres"),
    "ml": ("millilitre", "millilitres"), "%": ("percent", "percent"),
    "‰": ("per mille", "per mille"), "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "°": ("degree", "degrees"),
    "ft": ("foot", "feet"), "ft.": ("foot", "feet"), "mi": ("mile", "miles"),
    "yd": ("yard", "yards"), "lb": ("pound", "pounds"), "lbs": ("pound", "pounds"),
    "oz": ("ounce", "ounces"), "mph": ("mile per hour", "miles per hour"),
    "km/h": ("kilometre per hour", "kilometres per hour"),
    "kph": ("kilometre per hour", "kilometres per hour"),
    "m/s": ("metre per second", "metres per second"), "kr": ("krona", "kronor"),
    "SEK": ("krona", "kronor"), "min": ("minute", "minutes"), "min.": ("minute", "minutes"),
    "sec": ("second", "seconds"), "sec.": ("second", "seconds"), "hr": ("hour", "hours"),
    "hrs": ("hour", "hours"), "h": ("hour", "hours"), "W": ("watt", "watts"),
    "kW": ("kilowatt", "kilowatts"), "MW": ("megawatt", "megawatts"),
    "kWh": ("kilowatt hour", "kilowatt hours"), "V": ("volt", "volts"), "Hz": ("hertz", "hertz"),
    "MHz": ("megahertz", "megahertz"), "dB": ("decibel", "decibels"),
    "hp": ("horsepower", "horsepower"),
  ]

  static let alone = ["km", "km²", "m²", "m³", "km/h", "m/s", "cm", "kg", "°C", "mph", "%"]

  /// Nouns that tell a quantity from a year.
  static let countNouns =
    "days|minutes|hours|seconds|weeks|months|years|people|persons|times|kilometres|kilometers|metres|meters|miles|feet|million|billion|thousand|inhabitants|women|men|percent|kronor|dollars|pounds|euros|degrees|pupils|students|cars|boats|ships|islands|steps|copies|tonnes|tons|kilos|houses|soldiers|rooms|bridges|workers|guests|visitors|species|words|pages"

  static let money: [String: (one: String, many: String, cents: String)] = [
    "$": ("dollar", "dollars", "cents"), "£": ("pound", "pounds", "pence"),
    "€": ("euro", "euros", "cents"), "¥": ("yen", "yen", "sen"),
  ]

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let shortMonths: [String: String] = [
    "Jan": "January", "Feb": "February", "Mar": "March", "Apr": "April", "Jun": "June",
    "Jul": "July", "Aug": "August", "Sep": "September", "Sept": "September", "Oct": "October",
    "Nov": "November", "Dec": "December",
  ]

  static let rulers =
    "Charles|Karl|Carl|Gustav|Gustavus|Gustaf|Eric|Erik|Magnus|John|Johan|Frederick|Fredrik|Christian|Oscar|Harald|Haakon|Olaf|Olav|Canute|Henry|Edward|George|William|James|Richard|Louis|Philip|Napoleon|Francis|Peter|Ivan|Nicholas|Alexander|Pius|John Paul|Paul|Benedict|Leo|Gregory|Clement|Urban|Innocent|Sixtus|Julius|Otto|Conrad|Leopold|Joseph|Ferdinand|Alfonso|Juan Carlos|Pedro|Manuel|Victor Emmanuel|Umberto|Ramses|Ramesses|Rameses|Thutmose|Amenhotep|Ptolemy|Darius|Xerxes|Cyrus|Artaxerxes|Mehmed|Murad|Selim|Suleiman|Sigismund|Casimir|Albert|Rama|Elizabeth|Catherine|Christina|Margaret|Margrethe|Isabella|Mary|Anne|Victoria|Wilhelmina|Cleopatra|Berenice|Robert|David|Wilhelm|Friedrich"
}
