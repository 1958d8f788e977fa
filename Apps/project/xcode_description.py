"""What Tripto.xcodeproj holds: the one place to add a target, a package product or a build setting.

Folders are relative to Apps. Whatever lies in a folder belongs to the targets that name it, so new files need no edit.
"""

from dataclasses import dataclass

PROJECT = "Tripto"
PACKAGE = "../Kit"
VERSION = "2.0.0"
LANGUAGES = ("sv", "en")
# The Xcode that this project is written for.
XCODE = "1600"
SERVER = "http://localhost:3000"


@dataclass(frozen=True)
class App:
    """One application: a target, its product and its shared scheme."""

    name: str
    module: str
    bundle_id: str
    folders: tuple[str, ...]
    info_plist: str
    products: tuple[str, ...]
    settings: dict
    # Resources that the pages have too, so that nothing is kept twice.
    files: tuple[str, ...] = ()
    # Variables of the scheme's Run action. They are there to be ticked, and are off until somebody does.
    environment: tuple[tuple[str, str], ...] = (
        ("BASE_URL", SERVER),
        ("PUBLIC_BASE_URL", SERVER),
    )


HOST = App(
    name="Tripto Host",
    module="TriptoHost",
    bundle_id="app.tripto.host",
    folders=("Host", "Common"),
    info_plist="Host/Resources/Info.plist",
    products=(
        "TriptoClient",
        "TriptoDesign",
        "TriptoHostCards",
        "TriptoHostScreens",
        "TriptoKernel",
        "TriptoScreens",
        "TriptoWire",
    ),
    settings={
        "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
        "SDKROOT": "iphoneos",
        "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator",
        "SUPPORTS_MACCATALYST": "NO",
        "SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD": "NO",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) PLATFORM_IOS",
        "TARGETED_DEVICE_FAMILY": "1,2",
    },
)

TV = App(
    name="Tripto TV",
    module="TriptoTV",
    bundle_id="app.tripto.tv",
    folders=("TV", "Common"),
    info_plist="TV/Resources/Info.plist",
    products=(
        "TriptoClient",
        "TriptoDesign",
        "TriptoDesk",
        "TriptoKernel",
        "TriptoScreens",
        "TriptoTVScreens",
        "TriptoWire",
    ),
    settings={
        "SDKROOT": "appletvos",
        "SUPPORTED_PLATFORMS": "appletvos appletvsimulator",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) PLATFORM_TVOS",
        "TARGETED_DEVICE_FAMILY": "3",
        "TVOS_DEPLOYMENT_TARGET": "17.0",
    },
    # The coasts of Natural Earth (public domain), the lights of GeoNames (CC BY 4.0).
    files=("../Web/public/map/coasts.bin", "../Web/src/tv/map/lights.bin"),
)

APPS = (HOST, TV)

# Of all targets.
SHARED_SETTINGS = {
    "ALWAYS_SEARCH_USER_PATHS": "NO",
    "CLANG_ENABLE_MODULES": "YES",
    "CLANG_ENABLE_OBJC_ARC": "YES",
    "CURRENT_PROJECT_VERSION": "1",
    "ENABLE_USER_SCRIPT_SANDBOXING": "YES",
    "GCC_TREAT_WARNINGS_AS_ERRORS": "YES",
    "MARKETING_VERSION": VERSION,
    "OTHER_SWIFT_FLAGS": "$(inherited) -Xfrontend -warn-long-expression-type-checking=100",
    "SWIFT_TREAT_WARNINGS_AS_ERRORS": "YES",
    "SWIFT_VERSION": "6.0",
}

CONFIGURATIONS = {
    "Debug": {
        "DEBUG_INFORMATION_FORMAT": "dwarf",
        "ENABLE_TESTABILITY": "YES",
        "GCC_OPTIMIZATION_LEVEL": "0",
        "ONLY_ACTIVE_ARCH": "YES",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG",
        "SWIFT_OPTIMIZATION_LEVEL": "-Onone",
    },
    "Release": {
        "DEBUG_INFORMATION_FORMAT": "dwarf-with-dsym",
        "SWIFT_COMPILATION_MODE": "wholemodule",
        "VALIDATE_PRODUCT": "YES",
    },
}
