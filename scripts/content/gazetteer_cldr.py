"""CLDR's names: territories in every language, and the example towns of time zones."""

from babel import Locale, localedata
from babel.core import get_global

from gazetteer_geonames import World, compact, is_locative, largest
from gazetteer_places import CLDR, LOCAL, MAIN, Place, made_id

Names = dict[tuple[str, int], None]


def zone_city(language: str, zone: str) -> str | None:
    return Locale(language).time_zones.get(zone, {}).get("city")


def english_city(zone: str) -> str:
    """The example town of a zone in English: CLDR's word, or the end of the zone's name."""
    return zone_city("en", zone) or zone.split("/")[-1].replace("_", " ")


def zone_homes() -> dict[str, str]:
    """The country of each time zone, also under the names that CLDR keeps for old zones."""
    homes = dict(get_global("zone_territories"))
    for old, new in get_global("zone_aliases").items():
        if new in homes:
            homes.setdefault(old, homes[new])
        elif old in homes:
            homes[new] = homes[old]
    return {zone: home for zone, home in homes.items() if len(home) == 2 and home.isalpha()}


def tier(world: World, language: str, country: str) -> int:
    """How usual a name of that language is for a place in that country."""
    if language in ("sv", "en"):
        return MAIN
    spoken = (world.info.get(country, {}).get("languages") or "").split(",")
    return LOCAL if language in {tag.split("-")[0] for tag in spoken} else CLDR


def add_cldr(world: World) -> None:
    """Adds the names of all locales to countries, towns and, where there is no town, regions."""
    zones: dict[str, Names] = {}
    homes = zone_homes()
    for identifier in sorted(localedata.locale_identifiers()):
        locale, language = Locale.parse(identifier), identifier.split("_")[0]
        _add_territories(world, locale, language)
        _collect_towns(world, locale, language, homes, zones)
    for zone, names in sorted(zones.items()):
        _add_zone(world, zone, homes[zone], names)


def _add_territories(world: World, locale: Locale, language: str) -> None:
    english = Locale("en").territories
    for code, name in locale.territories.items():
        place = world.countries.get(code) or world.macro.get(code)
        if place and not is_locative(name, english.get(code)):
            place.add(name, tier(world, language, code))


def _collect_towns(world: World, locale: Locale, language: str, homes: dict, zones: dict[str, Names]) -> None:
    for zone, texts in locale.time_zones.items():
        if "city" in texts and zone in homes and not is_locative(texts["city"], english_city(zone)):
            zones.setdefault(zone, {})[texts["city"], tier(world, language, homes[zone])] = None


def _add_zone(world: World, zone: str, country: str, names: Names) -> None:
    """CLDR's example town of a time zone; some are named after the country or an island."""
    english = english_city(zone)
    places = _zone_places(world, compact(english), country)
    if not places:
        places = [Place(made_id(zone), english, "region", country, world.continent(country))]
        world.regions += places
    for place in places:
        place.name = zone_city("sv", zone) or place.name
        place.add(english, MAIN)
        for name, how in names:
            if place.kind == "region" or not _is_nation(world, name, country):
                place.add(name, how)


def _is_nation(world: World, name: str, country: str) -> bool:
    """Some locales call the zone of a town by its country, which is no name of the town."""
    return country in world.countries and compact(name) in world.countries[country].names


def _zone_places(world: World, key: str, country: str) -> list[Place]:
    """The town of a zone; "Panama" and "Faroe" name a country and stay by themselves."""
    nation = world.countries.get(country)
    if nation and nation.names.get(key) == MAIN:
        return []
    towns = world.by_country.get(country, [])
    return largest(town for town in towns if town.names.get(key) == MAIN) or largest(
        town for town in towns if key in town.names)
