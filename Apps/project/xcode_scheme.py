"""A target's shared scheme, with the variables of the server's address to be ticked (docs/APPLE.md)."""

from xml.sax.saxutils import quoteattr

from xcode_description import PROJECT, XCODE, App
from xcode_project import identity


def reference(app: App, pad: str) -> str:
    fields = {
        "BuildableIdentifier": "primary",
        "BlueprintIdentifier": identity("target", app.name),
        "BuildableName": f"{app.name}.app",
        "BlueprintName": app.name,
        "ReferencedContainer": f"container:{PROJECT}.xcodeproj",
    }
    return element("BuildableReference", fields, pad)


def element(name: str, fields: dict, pad: str, inside: str = "") -> str:
    rows = "".join(f"\n{pad}   {key} = {quoteattr(value)}" for key, value in fields.items())
    return f"{pad}<{name}{rows}>\n{inside}{pad}</{name}>\n"


def runnable(app: App) -> str:
    pad = "      "
    return element("BuildableProductRunnable", {"runnableDebuggingMode": "0"}, pad,
                   reference(app, pad + "   "))


def build_action(app: App) -> str:
    entry = {"buildFor" + kind: "YES" for kind in (
        "Testing", "Running", "Profiling", "Archiving", "Analyzing")}
    entries = element("BuildActionEntry", entry, "         ", reference(app, "            "))
    return element(
        "BuildAction", {"parallelizeBuildables": "YES", "buildImplicitDependencies": "YES"}, "   ",
        f"      <BuildActionEntries>\n{entries}      </BuildActionEntries>\n")


def launch_action(app: App) -> str:
    variables = "".join(
        element("EnvironmentVariable", {"key": key, "value": value, "isEnabled": "NO"}, "         ")
        for key, value in app.environment)
    debugger = "Xcode.DebuggerFoundation"
    fields = {
        "buildConfiguration": "Debug",
        "selectedDebuggerIdentifier": f"{debugger}.Debugger.LLDB",
        "selectedLauncherIdentifier": f"{debugger}.Launcher.LLDB",
        "launchStyle": "0", "useCustomWorkingDirectory": "NO",
        "ignoresPersistentStateOnLaunch": "NO", "debugDocumentVersioning": "YES",
        "debugServiceExtension": "internal", "allowLocationSimulation": "YES",
    }
    inside = f"{runnable(app)}      <EnvironmentVariables>\n{variables}      </EnvironmentVariables>\n"
    return element("LaunchAction", fields, "   ", inside)


def scheme(app: App) -> str:
    debugger = "Xcode.DebuggerFoundation"
    test = {
        "buildConfiguration": "Debug",
        "selectedDebuggerIdentifier": f"{debugger}.Debugger.LLDB",
        "selectedLauncherIdentifier": f"{debugger}.Launcher.LLDB",
        "shouldUseLaunchSchemeArgsEnv": "YES", "shouldAutocreateTestPlan": "YES",
    }
    profile = {
        "buildConfiguration": "Release", "shouldUseLaunchSchemeArgsEnv": "YES",
        "savedToolIdentifier": "", "useCustomWorkingDirectory": "NO",
        "debugDocumentVersioning": "YES",
    }
    actions = [
        build_action(app),
        element("TestAction", test, "   "),
        launch_action(app),
        element("ProfileAction", profile, "   ", runnable(app)),
        element("AnalyzeAction", {"buildConfiguration": "Debug"}, "   "),
        element("ArchiveAction", {
            "buildConfiguration": "Release", "revealArchiveInOrganizer": "YES"}, "   "),
    ]
    head = '<?xml version="1.0" encoding="UTF-8"?>\n'
    return head + element("Scheme", {"LastUpgradeVersion": XCODE, "version": "1.7"}, "", "".join(actions))
