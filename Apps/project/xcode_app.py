"""The objects of one application: its target, phases, settings and product."""

from xcode_description import CONFIGURATIONS, App
from xcode_project import Project, identity


def app_settings(app: App) -> dict:
    common = {
        "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
        "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOLS": "NO",
        "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
        "CODE_SIGN_STYLE": "Automatic",
        "ENABLE_PREVIEWS": "YES",
        "GENERATE_INFOPLIST_FILE": "NO",
        "INFOPLIST_FILE": app.info_plist,
        "LD_RUNPATH_SEARCH_PATHS": ["$(inherited)", "@executable_path/Frameworks"],
        "PRODUCT_BUNDLE_IDENTIFIER": app.bundle_id,
        "PRODUCT_MODULE_NAME": app.module,
        "PRODUCT_NAME": "$(TARGET_NAME)",
        **app.settings,
    }
    return {name: dict(common) for name in CONFIGURATIONS}


def add_phase(project: Project, app: App, isa: str, name: str, files=()) -> str:
    return project.add(
        isa, ("phase", app.name, name), name, buildActionMask=2147483647, files=list(files),
        runOnlyForDeploymentPostprocessing=0)


def add_products(project: Project, app: App) -> tuple[list, list]:
    """What is linked: the dependencies, and the files of the Frameworks phase."""
    needed, linked = [], []
    for product in app.products:
        dependency = project.add(
            "XCSwiftPackageProductDependency", ("dependency", app.name, product), product,
            package=project.package, productName=product)
        needed.append(dependency)
        linked.append(project.add(
            "PBXBuildFile", ("linked", app.name, product), f"{product} in Frameworks",
            productRef=dependency))
    return needed, linked


def add_files(project: Project, app: App) -> list:
    """Resources from other folders than the app's own: what the Resources phase has of them."""
    copied = []
    for path in app.files:
        name = path.rpartition("/")[2]
        file = project.add(
            "PBXFileReference", ("file", path), name, lastKnownFileType="archive.macbinary", name=name,
            path=path, sourceTree="SOURCE_ROOT")
        project.files.append(file)
        copied.append(project.add(
            "PBXBuildFile", ("copied", app.name, path), f"{name} in Resources", fileRef=file))
    return copied


def add_app(project: Project, app: App) -> tuple[str, str]:
    """The ids of its target and its product."""
    needed, linked = add_products(project, app)
    phases = [
        add_phase(project, app, "PBXSourcesBuildPhase", "Sources"),
        add_phase(project, app, "PBXFrameworksBuildPhase", "Frameworks", linked),
        add_phase(project, app, "PBXResourcesBuildPhase", "Resources", add_files(project, app)),
    ]
    product = project.add(
        "PBXFileReference", ("product", app.name), f"{app.name}.app",
        explicitFileType="wrapper.application", includeInIndex=0, path=f"{app.name}.app",
        sourceTree="BUILT_PRODUCTS_DIR")
    target = project.add(
        "PBXNativeTarget", ("target", app.name), app.name,
        buildConfigurationList=project.configurations(app.name, "PBXNativeTarget", app_settings(app)),
        buildPhases=phases, buildRules=[], dependencies=[],
        fileSystemSynchronizedGroups=[identity("folder", folder) for folder in app.folders],
        name=app.name, packageProductDependencies=needed, productName=app.name,
        productReference=product, productType="com.apple.product-type.application")
    return target, product
