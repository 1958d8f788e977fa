#!/usr/bin/env python3
"""Prints the bill of materials of a release: CycloneDX 1.6 as JSON.

    python3 scripts/release/sbom.py --version 1.2.3

The same checkout and the same resolved packages give the same text.
"""

import argparse
import json
import subprocess
import uuid

from components import ROOT, Component, packages_of_the_pages, packages_of_the_program, swift

NAMESPACE = uuid.uuid5(uuid.NAMESPACE_URL, "https://cyclonedx.org/tripto")
# What the program finds on its machine, by the names of Debian 12.
LIBRARIES = [("libsqlite3-0", "blessing", "https://sqlite.org"),
             ("libqrencode4", "LGPL-2.1-or-later", "https://fukuchi.org/works/qrencode/")]
# What those packages carry within them; their own papers have no versions of it.
WITHIN = [("boringssl", "BoringSSL", "within swift-crypto and swift-nio-ssl", "https://boringssl.googlesource.com/boringssl"),
          ("icu", "Unicode-3.0", "within swift: its data for three languages", "https://icu.unicode.org"),
          ("llhttp", "MIT", "within swift-nio", "https://llhttp.org"),
          ("zlib", "Zlib", "within swift-nio-extras", "https://zlib.net")]
# What comes along as data.
DATA = [
    ("tripto-packs", "MIT", "Destinations and word lists; each file names the sources of its claims", ""),
    ("tripto-soundtrack", "MIT", "Music and effects, played by FluidR3 GM (MIT)", ""),
    ("geonames", "CC-BY-4.0", "Places of the judge and lights of the night map", "https://www.geonames.org"),
    ("cldr", "Unicode-3.0", "Names of territories and towns", "https://cldr.unicode.org"),
    ("natural-earth", "public-domain", "Coasts of the maps", "https://www.naturalearthdata.com"),
]
NAMED_ONLY = {"public-domain", "BoringSSL"}


def licences(name: str) -> list[dict]:
    return [{"license": {"name": name} if name in NAMED_ONLY else {"id": name}}]


def website(address: str) -> dict:
    return {"externalReferences": [{"type": "website", "url": address}]} if address else {}


def package(component: Component, part: str) -> dict:
    more = [{"name": "tripto:part", "value": part}]
    if component.revision:
        more.append({"name": "git:revision", "value": component.revision})
    return {"type": "library", "bom-ref": component.purl, "name": component.name, "version": component.version,
            "purl": component.purl, "licenses": licences(component.licence), "properties": more,
            } | website(component.address)


def library(name: str, licence: str, address: str) -> dict:
    purl = f"pkg:deb/debian/{name}?distro=bookworm"
    return {"type": "library", "bom-ref": purl, "name": name, "purl": purl, "licenses": licences(licence),
            "properties": [{"name": "tripto:part", "value": "system"}]} | website(address)


def within(name: str, licence: str, where: str, address: str) -> dict:
    return {"type": "library", "bom-ref": f"within:{name}", "name": name, "description": where,
            "licenses": licences(licence), "properties": [{"name": "tripto:part", "value": "program"}]} | website(address)


def data(name: str, licence: str, what: str, address: str) -> dict:
    return {"type": "data", "bom-ref": f"data:{name}", "name": name, "description": what,
            "licenses": licences(licence), "properties": [{"name": "tripto:part", "value": "content"}]} | website(address)


def bill(version: str, timestamp: str) -> dict:
    parts = ([package(each, "program") for each in [swift(), *packages_of_the_program()]]
             + [within(*each) for each in WITHIN]
             + [package(each, "pages") for each in packages_of_the_pages()]
             + [library(*each) for each in LIBRARIES] + [data(*each) for each in DATA])
    own = f"pkg:generic/tripto@{version}"
    text = json.dumps(parts, sort_keys=True)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json", "bomFormat": "CycloneDX", "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, version + text)}", "version": 1,
        "metadata": {"timestamp": timestamp, "component": {
            "type": "application", "bom-ref": own, "name": "tripto", "version": version, "purl": own,
            "licenses": licences("MIT")}},
        "components": parts,
        "dependencies": [{"ref": own, "dependsOn": [each["bom-ref"] for each in parts]}],
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--version", required=True)
    version = parser.parse_args().version
    time = subprocess.run(["git", "log", "-1", "--date=format-local:%Y-%m-%dT%H:%M:%SZ", "--format=%cd"], cwd=ROOT,
                          env={"TZ": "UTC", "PATH": "/usr/bin:/bin"}, check=True, capture_output=True, text=True).stdout
    print(json.dumps(bill(version, time.strip()), indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
