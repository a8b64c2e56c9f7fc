// swift-tools-version: 6.2
import PackageDescription

// Small complete apps as SwiftUI code is written: they differ from it in one line, `import Sidelight`. This package uses the library as a
// user's does, and `./meson-wrapper.sh test --apps` builds it, drives each app through a window, and takes its pictures.
let apps = [
  "Chat", "Contacts", "Downloads", "Habits", "Mail", "Music", "Notes", "Preferences", "Reader", "Recipes", "Repositories", "Tasks",
]

// The texts of these are compiled into them, which takes Swift 6.3.
#if compiler(>=6.3)
let translated = ["Habits"]
#else
let translated: [String] = []
#endif

let package = Package(
  name: "Apps",
  dependencies: [.package(name: "sidelight", path: "../..")],
  targets: apps.map { app in
    .executableTarget(
      name: app, dependencies: [.product(name: "Sidelight", package: "sidelight")],
      plugins: translated.contains(app) ? [.plugin(name: "SidelightStrings", package: "sidelight")] : [])
  } + [
    .testTarget(
      name: "AppTests", dependencies: apps.map { .byName(name: $0) } + [.product(name: "SidelightWindowTesting", package: "sidelight")])
  ]
)
