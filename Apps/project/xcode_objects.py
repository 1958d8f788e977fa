"""The objects of Tripto.xcodeproj, made from its description."""

from xcode_app import add_app
from xcode_description import APPS, CONFIGURATIONS, LANGUAGES, PACKAGE, PROJECT, SHARED_SETTINGS, XCODE
from xcode_project import Project, identity

GROUP = "<group>"


def add_folder(project: Project, folder: str) -> str:
    """A folder of sources. An Info.plist in it is named by a build setting, and is no resource."""
    exceptions = []
    for app in APPS:
        if app.info_plist.startswith(f"{folder}/"):
            exceptions.append(project.add(
                "PBXFileSystemSynchronizedBuildFileExceptionSet", ("exceptions", folder, app.name),
                f'Exceptions for "{folder}" folder in "{app.name}" target',
                membershipExceptions=[app.info_plist.removeprefix(f"{folder}/")],
                target=identity("target", app.name)))
    fields = {"exceptions": exceptions} if exceptions else {}
    return project.add(
        "PBXFileSystemSynchronizedRootGroup", ("folder", folder), folder, **fields, path=folder,
        sourceTree=GROUP)


def make() -> Project:
    project = Project()
    folders = [add_folder(project, folder) for folder in project.folders]
    targets, products = zip(*(add_app(project, app) for app in APPS))
    shelf = project.add(
        "PBXGroup", ("products",), "Products", children=list(products), name="Products",
        sourceTree=GROUP)
    main = project.add("PBXGroup", ("main",), "", children=[*folders, *project.files, shelf], sourceTree=GROUP)
    package = project.add(
        "XCLocalSwiftPackageReference", ("package", PACKAGE),
        f'XCLocalSwiftPackageReference "{PACKAGE}"', relativePath=PACKAGE)
    settings = {name: {**SHARED_SETTINGS, **own} for name, own in CONFIGURATIONS.items()}
    tools = {target: {"CreatedOnToolsVersion": "16.0"} for target in targets}
    project.add(
        "PBXProject", ("project",), "Project object",
        attributes={
            "BuildIndependentTargetsInParallel": 1, "LastSwiftUpdateCheck": XCODE,
            "LastUpgradeCheck": XCODE, "TargetAttributes": tools},
        buildConfigurationList=project.configurations(PROJECT, "PBXProject", settings),
        developmentRegion=LANGUAGES[0], hasScannedForEncodings=0, knownRegions=[*LANGUAGES, "Base"],
        mainGroup=main, minimizedProjectReferenceProxies=1, packageReferences=[package],
        preferredProjectObjectVersion=77, productRefGroup=shelf, projectDirPath="", projectRoot="",
        targets=list(targets))
    return project
