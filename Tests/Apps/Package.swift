// swift-tools-version: 6.2
import PackageDescription

// Small complete apps as SwiftUI code is written: they differ from it in one line, `import Sidelight`. This package uses the library as a
// user's does, and `./meson-wrapper.sh test --apps` builds it, drives each app through a window, and takes its pictures.
let apps = [
  "Chat", "Contacts", "Downloads", "Habits", "Mail", "Music", "Notes", "Preferences", "Reader", "Recipes", "Repositories", "Tasks",
]

let package = Package(
  name: "Apps",
  dependencies: [.package(name: "sidelight", path: "../..")],
  targets: apps.map { .executableTarget(name: $0, dependencies: [.product(name: "Sidelight", package: "sidelight")]) } + [
    .testTarget(
      name: "AppTests", dependencies: apps.map { .byName(name: $0) } + [.product(name: "SidelightWindowTesting", package: "sidelight")])
  ]
)
