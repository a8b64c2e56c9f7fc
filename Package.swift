// swift-tools-version: 6.2
import PackageDescription

/// `SIDELIGHT_HEADLESS=1` leaves out every target that needs GTK, so that the core, the declarative surface and the
/// harness's `.model` and `.plan` depths build and test on a machine that has Swift and nothing else.
let headless = Context.environment["SIDELIGHT_HEADLESS"] == "1"

extension Target {
  static func pure(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies)
  }
  static func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies)
  }
}

var products: [Product] = [.library(name: "SidelightTesting", targets: ["SidelightTesting"])]
var targets: [Target] = [
  .pure("SidelightCore"),
  .pure("SidelightUI", ["SidelightCore"]),
  .pure("SidelightTesting", ["SidelightUI", "SidelightCore"]),
  .tests("SidelightCoreTests", ["SidelightCore"]),
  .tests("SidelightUITests", ["SidelightUI", "SidelightTesting", "SidelightCore"]),
]

if !headless {
  products += [
    .library(name: "Sidelight", targets: ["Sidelight"]),
    .library(name: "SidelightDesktop", targets: ["SidelightDesktop"]),
    .library(name: "SidelightWindowTesting", targets: ["SidelightWindowTesting"]),
    .executable(name: "sidelight-files", targets: ["Files"]),
  ]
  targets += [
    .systemLibrary(
      name: "CSidelight", pkgConfig: "libadwaita-1",
      providers: [.apt(["libadwaita-1-dev"]), .yum(["libadwaita-devel"])]),
    .target(name: "CSidelightResources", dependencies: ["CSidelight"]),
    .target(name: "CSidelightTestMain"),
    .pure("SidelightBridge", ["CSidelight", "CSidelightResources"]),
    .pure("SidelightGTK", ["SidelightCore", "SidelightBridge"]),
    .pure("Sidelight", ["SidelightUI", "SidelightCore", "SidelightGTK", "SidelightBridge"]),
    .pure("SidelightDesktop", ["SidelightBridge"]),
    .pure(
      "SidelightWindowTesting",
      ["Sidelight", "SidelightTesting", "SidelightUI", "SidelightCore", "SidelightGTK", "SidelightBridge", "CSidelightTestMain"]),
    .executableTarget(name: "Files", dependencies: ["Sidelight", "SidelightDesktop"]),
    .target(name: "CBenchProbe", dependencies: ["CSidelight"], path: "Tests/Bench/CBenchProbe"),
    .executableTarget(name: "BenchApp", dependencies: ["Sidelight", "CBenchProbe"], path: "Tests/Bench/App"),
    .tests("SidelightBridgeTests", ["SidelightBridge", "CSidelightTestMain"]),
    .tests("SidelightDesktopTests", ["SidelightDesktop", "SidelightBridge", "CSidelightTestMain"]),
    .tests(
      "SidelightWindowTests",
      [
        "Sidelight", "SidelightWindowTesting", "SidelightTesting", "SidelightUI", "SidelightGTK", "SidelightCore", "SidelightBridge",
        "CSidelightTestMain",
      ]),
    .tests("FilesTests", ["Files", "SidelightDesktop", "CSidelightTestMain"]),
  ]
}

/// The one settings loop: every Swift target of the house is built alike.
for target in targets where target.type != .system && !target.name.hasPrefix("C") {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}

let package = Package(name: "Sidelight", products: products, targets: targets)
