// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// `SIDELIGHT_HEADLESS=1` leaves out every target that needs GTK, so that the core, the declarative surface and the
/// harness's `.model` and `.plan` depths build and test on a machine that has Swift and nothing else.
let headless = Context.environment["SIDELIGHT_HEADLESS"] == "1"

extension Target {
  static func pure(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies)
  }
  /// A target that is empty without the trait `Combine`, and then depends on none of these products.
  static func publishing(_ name: String, _ dependencies: [Target.Dependency], of products: [String]) -> Target {
    .target(
      name: name,
      dependencies: dependencies
        + products.map { .product(name: $0, package: "OpenCombine", condition: .when(traits: ["Combine"])) })
  }
  /// What several test targets share.
  static func support(_ name: String, in folder: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, path: "Tests/Support/\(folder)")
  }
  static func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies)
  }
  /// A program, linked as an app is that is shipped: the README says what that means for apps.
  static func program(
    _ name: String, _ dependencies: [Target.Dependency], path: String? = nil, plugins: [Target.PluginUsage] = []
  ) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: path, linkerSettings: shipped, plugins: plugins)
  }
}

/// Without these a static program offers each symbol of each library in it to whom it may load, by name, and has a line of 24 bytes for
/// each of some 100,000 addresses: 4 MB of its file, and 3 MB of the memory of each start.
let shipped: [LinkerSetting] = [
  .unsafeFlags(
    ["-Xlinker", "--no-export-dynamic", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"], .when(configuration: .release))
]

/// What compiles an app's texts into it; Swift 6.2 has no records by which they would be found.
#if compiler(>=6.3)
let compiledTexts: [Target.PluginUsage] = ["SidelightStrings"]
#else
let compiledTexts: [Target.PluginUsage] = []
#endif

var libraries = ["SidelightTesting", "Combine"]
var targets: [Target] = [
  .pure("SidelightCore"),
  .pure("SidelightGraph", ["SidelightCore"]),
  .pure("SidelightExpansion"),
  // The program that the compiler asks for what a macro stands for. It is part of no app.
  .macro(name: "SidelightMacros", dependencies: ["SidelightExpansion"]),
  .tests("SidelightExpansionTests", ["SidelightExpansion"]),
  // The texts of apps: read from files, or found in the tables that a plugin has compiled into a program.
  .pure("SidelightTexts"),
  .pure("SidelightCatalogues", ["SidelightTexts"]),
  // The program that the plugin has run. It is part of no app.
  .executableTarget(name: "SidelightStringsTool", dependencies: ["SidelightCatalogues"]),
  .plugin(
    name: "SidelightStrings", capability: .buildTool(), dependencies: ["SidelightStringsTool"], path: "Sources/SidelightStrings"),
  .tests("SidelightCataloguesTests", ["SidelightCatalogues", "SidelightTexts", "SeedSupport"]),
  .pure("SidelightUI", ["SidelightGraph", "SidelightCore", "SidelightTexts", "SidelightMacros"]),
  .publishing("SidelightPublishers", [], of: ["OpenCombine", "OpenCombineDispatch"]),
  .publishing("SidelightObjects", ["SidelightUI", "SidelightGraph", "SidelightCore", "SidelightPublishers"], of: ["OpenCombine"]),
  // Not what the others depend on: see its documentation for what a module of this name does to a build.
  .pure("Combine", ["SidelightObjects", "SidelightPublishers"]),
  .pure("SidelightStorage", ["SidelightUI", "SidelightGraph", "SidelightCore"]),
  .target(name: "CSidelightTestPool", linkerSettings: [.linkedLibrary("dispatch", .when(platforms: [.linux]))]),
  .pure("SidelightTesting", ["SidelightUI", "SidelightStorage", "SidelightCore", "CSidelightTestPool"]),
  .support("SplitTable", in: "SplitTable", ["SidelightCore"]),
  .support("TabTable", in: "TabTable", ["SidelightCore"]),
  .support("SeedSupport", in: "Seeds", []),
  .tests("SidelightCoreTests", ["SidelightCore", "SplitTable", "TabTable", "SeedSupport"]),
  .support("ReportSupport", in: "Reports", ["SidelightUI"]),
  .support("CompilerSupport", in: "Compiler", []),
  .support("MailSupport", in: "Mail", ["SidelightUI"]),
  .support("SplitApp", in: "SplitApp", ["SidelightUI", "SidelightTesting", "SidelightCore", "SplitTable"]),
  .tests(
    "SidelightUITests",
    [
      "SidelightUI", "SidelightObjects", "SidelightStorage", "SidelightTesting", "SidelightCore", "MailSupport", "SplitTable", "SplitApp",
      "SeedSupport",
      "ReportSupport", "CompilerSupport",
    ]),
]

if !headless {
  libraries += ["Sidelight", "SidelightDesktop", "SidelightWindowTesting"]
  targets += [
    .systemLibrary(
      name: "CSidelight", pkgConfig: "libadwaita-1",
      providers: [.apt(["libadwaita-1-dev"]), .yum(["libadwaita-devel"])]),
    .target(name: "CSidelightResources", dependencies: ["CSidelight"]),
    .target(name: "CSidelightTestMain", dependencies: ["CSidelightTestPool"]),
    .pure("SidelightBridge", ["CSidelight", "CSidelightResources"]),
    .pure("SidelightGTK", ["SidelightCore", "SidelightBridge"]),
    .pure(
      "Sidelight",
      ["SidelightObjects", "SidelightStorage", "SidelightUI", "SidelightCore", "SidelightTexts", "SidelightGTK", "SidelightBridge"]),
    .pure("SidelightDesktop", ["SidelightBridge"]),
    .pure(
      "SidelightWindowTesting",
      ["Sidelight", "SidelightTesting", "SidelightUI", "SidelightCore", "SidelightGTK", "SidelightBridge", "CSidelightTestMain"]),
    .program("Files", ["Sidelight", "SidelightDesktop"]),
    .program("Gallery", ["Sidelight"], plugins: compiledTexts),
    .target(name: "CBenchProbe", dependencies: ["CSidelight"], path: "Tests/Bench/CBenchProbe"),
    .program("BenchApp", ["Sidelight", "CBenchProbe"], path: "Tests/Bench/App"),
    .support("RealInput", in: "RealInput", []),
    .support("DisplaySupport", in: "Display", ["SidelightBridge"]),
    .support(
      "KeyboardSupport", in: "Keyboard", ["SidelightWindowTesting", "SidelightGTK", "SidelightCore", "SidelightBridge", "DisplaySupport"]),
    .tests("SidelightBridgeTests", ["SidelightBridge", "CSidelightTestMain", "RealInput", "DisplaySupport"]),
    .tests("SidelightDesktopTests", ["SidelightDesktop", "SidelightBridge", "CSidelightTestMain", "FolderSupport"]),
    .support("FolderSupport", in: "Folders", ["SidelightDesktop"]),
    // GTK as an app sees it that hosts widgets of its own.
    .systemLibrary(name: "CAppGTK", path: "Tests/Support/Hosting/CAppGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .support("HostingSupport", in: "Hosting/App", ["Sidelight", "CAppGTK"]),
    // Names that whole apps use, in both modes of the language.
    .support("NamesSwift5", in: "Names/Swift5", ["Sidelight"]),
    .support("NamesSwift6", in: "Names/Swift6", ["Sidelight"]),
    .support("ClosuresSwift5", in: "Closures/Swift5", ["Sidelight"]),
    .support("ClosuresSwift6", in: "Closures/Swift6", ["Sidelight"]),
    .tests(
      "SidelightWindowTests",
      [
        "Sidelight", "SidelightWindowTesting", "SidelightTesting", "SidelightUI", "SidelightGTK", "SidelightCore", "SidelightBridge",
        "CSidelightTestMain", "CSidelightTestPool", "MailSupport", "SplitTable", "TabTable", "SplitApp", "SeedSupport", "ReportSupport",
        "ClosuresSwift5", "ClosuresSwift6", "NamesSwift5", "NamesSwift6", "HostingSupport", "RealInput", "DisplaySupport",
      ]),
    .tests(
      "FilesTests",
      [
        "Files", "Sidelight", "SidelightDesktop", "SidelightWindowTesting", "SidelightTesting", "SidelightGTK", "SidelightBridge",
        "CSidelightTestMain", "FolderSupport", "DisplaySupport", "KeyboardSupport",
      ]),
    .tests(
      "GalleryTests",
      [
        "Gallery", "Sidelight", "SidelightWindowTesting", "SidelightTesting", "CSidelightTestMain", "DisplaySupport", "KeyboardSupport",
        "RealInput",
        "SeedSupport", "SidelightCore",
      ]),
    .tests("SidelightTests", ["Sidelight", "SidelightCatalogues", "CompilerSupport", "SeedSupport", "CSidelightTestMain"]),
    // The listings of SwiftUI's documentation, written anew.
    .testTarget(
      name: "ListingTests",
      dependencies: [
        "Sidelight", "SidelightWindowTesting", "SidelightTesting", "SidelightGTK", "SidelightCore", "SidelightBridge", "CSidelightTestMain",
        "DisplaySupport",
      ],
      exclude: ["README.md"]),
  ]
}

/// The Swift targets of the house that each one is made from, itself included; a target stands below those it depends on.
///
/// SwiftPM asks the compiler whether a target must be built again only when the module of a target or product that it
/// *names* was written anew. A stored property added to a view of SidelightUI changes nothing in the umbrella between it and
/// an app, so Swift 6.3 did not rebuild the app, which kept the old layout and crashed (swiftlang/swift#89636). Therefore
/// every target names all the targets it is made from, and so does every library, for the apps that depend on it.
var parts: [String: [String]] = [:]

/// The targets in C have names that begin so.
func isSwift(_ target: Target) -> Bool { target.name == "Combine" || !target.name.hasPrefix("C") }

for target in targets where isSwift(target) && target.type != .macro && target.type != .plugin {
  var all = [target.name]
  for case .byNameItem(let name, _) in target.dependencies {
    all += parts[name, default: []].filter { !all.contains($0) }
  }
  parts[target.name] = all
  let named = target.dependencies.map { if case .byNameItem(let name, _) = $0 { name } else { "" } }
  target.dependencies += all.dropFirst().filter { !named.contains($0) }.map { .byName(name: $0) }
}

/// The one settings loop: every Swift target of the house is built alike, except what is written as apps in Swift 5 are.
for target in targets where target.type != .system && target.type != .plugin && isSwift(target) {
  target.swiftSettings = [
    .swiftLanguageMode(target.name.hasSuffix("Swift5") ? .v5 : .v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    // Where the trait Combine is on, Foundation is, too.
    .define("Foundation", .when(traits: ["Foundation", "Combine"])),
  ]
}

var products = libraries.map { Product.library(name: $0, targets: parts[$0, default: []]) }
products.append(.plugin(name: "SidelightStrings", targets: ["SidelightStrings"]))
if !headless {
  products.append(.executable(name: "sidelight-files", targets: ["Files"]))
  products.append(.executable(name: "sidelight-gallery", targets: ["Gallery"]))
}

/// What `import Sidelight` brings along. SwiftUI files rely on Foundation, so that it is there unless an app's package says
/// `traits: []`; in a static build it is 51 MB of 66.
///
/// One trait is on by default, and none turns another one on: SwiftPM 6.3 hands the names of all traits that are on to the compiler in an order
/// that is another one each time it plans, and then compiles every file again.
let traits: Set<Trait> = [
  .default(enabledTraits: ["Combine"]),
  .trait(name: "Foundation", description: "Foundation alone, and what takes or gives its types, such as IndexSet, URL and CGFloat?."),
  .trait(
    name: "Combine",
    description: "Foundation, and ObservableObject and what follows it, onReceive, and Combine's publishers, which are OpenCombine's."),
]

/// Combine is Apple's and closed. OpenCombine (MIT) has its names and behaviour, tested against the original.
let dependencies: [Package.Dependency] = [.package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")]

let package = Package(name: "Sidelight", products: products, traits: traits, dependencies: dependencies, targets: targets)
