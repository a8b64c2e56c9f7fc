import CompilerSupport
import Foundation
import Testing

/// A use of a name that is missing.
struct MissingUse: Sendable {
  let name: String
  let code: String
}

/// Where in a body a missing name stands.
enum Place: String, CaseIterable, Sendable {
  case row, branch, chain
}

/// What the compiler says of names that SwiftUI has and Sidelight does not. How long it takes is printed and never asserted, because it is
/// another time on every machine.
struct MissingNameTests {
  /// One view whose body has the use in its third line.
  private static func source(_ use: MissingUse, _ place: Place, type: String) -> String {
    let isModifier = use.code.hasPrefix(".")
    let row = isModifier ? #"Label(d.title, systemImage: "star")"# + use.code : use.code
    let chain = isModifier ? "Text(d.title)" + use.code : use.code
    let body =
      switch place {
      case .row:
        """
        List(selection: $selection) { Section("M") { ForEach(all) { d in NavigationLink(value: d) { HStack {
        \(row)
        Text(d.flag ? "a" : "b").foregroundStyle(d.flag ? .red : .blue) } }.badge(d.id == 1 ? 3 : 0).padding(4) } } }
        """
      case .branch:
        """
        VStack { if on { HStack { if d.flag {
        \(row)
        } else { Text("no") } } } else if d.id == 3 { Text(d.title).font(.headline) } else { Button("x") { print(d.title) } } }.padding()
        """
      case .chain:
        """
        VStack {
        \(chain).font(.headline).foregroundStyle(d.flag ? .red : .secondary).padding(.horizontal, 8).frame(maxWidth: .infinity)
        .opacity(d.flag ? 1 : 0.5).help("h \\(d.id + 1)").disabled(d.id == 2).listRowInsets(EdgeInsets()).tag(d.id).lineLimit(2) }
        """
      }
    return """
      import Sidelight
      struct \(type): View { let all: [\(type)Data]; let on: Bool; let d: \(type)Data; @State private var selection: Int?; var body: some View {
      \(body)
      } }
      struct \(type)Data: Hashable, Identifiable { var id: Int; var title: String; var flag: Bool }
      """
  }

  @Test(.enabled(if: Compiler(for: "Sidelight") != nil, "needs swiftc in the path, and the modules beside the tests"))
  func `The compiler names each missing name in its line`() throws {
    let compiler = try #require(Compiler(for: "Sidelight"))
    let cases = missingUses.flatMap { use in Place.allCases.map { (use, $0) } }
    let answers = try compiler.check(cases.enumerated().map { Self.source($1.0, $1.1, type: "View\($0)") })
    for ((use, place), answer) in zip(cases, answers) {
      let named = answer.errors.contains { $0.line == 4 && $0.message.contains("Sidelight has no '\(use.name)'") }
      print("\((answer.seconds * 1000).rounded()) ms  \(place): \(use.code)")
      #expect(named, "\(use.code) in a \(place): \(answer.errors)")
    }
    #expect(try declaredMissing.subtracting(missingUses.map { String($0.name.prefix { $0 != "(" }) }) == Self.unused)
  }

  /// Those without a use of their own here: what no view can use, and types, styles and values of the environment, which are declared as the
  /// others are.
  private static let unused: Set = [
    "AlertScene", "DocumentGroup", "DocumentGroupLaunchScene", "DynamicRange",
    "Layout", "Leading", "Localization", "MaterialActiveAppearance", "MenuBarExtra",
    "NSGestureRecognizerRepresentable", "NSHostingController", "NSHostingView", "NewDocumentButton", "Orientation",
    "PaletteSelectionEffect", "Pattern", "ReadableDocument", "ResizingMode", "SceneLaunchBehavior", "ScrollAnchorRole",
    "SearchPresentationToolbarBehavior", "SpatialEventGesture", "SymbolColorRenderingMode", "TextAttribute", "TextRenderer",
    "TimeDataSource", "ToolbarLabelStyle", "UIGestureRecognizerRepresentable", "UIHostingController", "UtilityWindow",
    "WindowInteractionBehavior", "WindowLevel", "WindowManagerRole", "WindowToolbarFullScreenVisibility", "WindowVisibilityToggle",
    "WritableDocument", "WritingToolsBehavior", "_AppColor", "_LineHeight", "_MenuBarExtraStyle", "accessibilityDefaultFocus",
    "accessibilityEnabled", "accessibilityInvertColors", "accessibilityShowButtonShapes", "accessibilitySwitchControlEnabled",
    "accessibilityVoiceOverEnabled", "accessoryBar", "all", "animation", "asyncImageURLSession", "buttonBorder", "capsLock",
    "causesPageTurn", "cgColor", "cgPath", "colorEffect", "colorSpace", "containerBackground", "contentMarginsRemoved", "customAttribute",
    "default", "defaultLaunchBehavior", "defaultPosition", "distortionEffect", "documentConfiguration", "dragContainer",
    "dropDestination", "environmentObject", "extraLargeTitle", "extraLargeTitle2", "field", "init", "inlineLarge", "isFocusEffectEnabled",
    "isKeyboardKey", "isLuminanceReduced", "isSceneCaptured", "isSummaryElement", "largeSubtitle", "largeTitle", "layerEffect",
    "legibilityWeight", "listRowSeparatorTrailing", "managedObjectContext", "menuBarExtraStyle",
    "modelContext", "modifiers", "navigationDocument", "newDocument", "numericPad", "onChange", "onDrag", "onLongPressGesture",
    "onScrollTargetVisibilityChange", "openDocument", "pageCommand", "persistentSystemOverlays", "plain", "playsSound",
    "sizeCategory", "startsMediaSession", "statusBar", "stepperField", "strikethrough", "symbolColorRenderingMode",
    "textRenderer", "title", "toolbarLabelStyle", "topBarPinnedTrailing", "transaction", "transformEnvironment",
    "windowBackgroundDragBehavior", "windowDismissBehavior", "windowFullScreenBehavior", "windowLevel", "windowManagerRole",
    "windowResizeAnchor", "windowResizeBehavior", "windowToolbarFullScreenVisibility", "windowToolbarLabelStyle",
  ]

  /// The names that the list of SwiftUI's names has as missing, and declares.
  private var declaredMissing: Set<String> {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      let lines = try String(contentsOf: root.appending(path: ".ci/swiftui.table"), encoding: .utf8).split(separator: "\n")
      let declared = zip(lines, lines.dropFirst()).filter { $0.hasPrefix("missing ") && $1.hasPrefix("  ") }
      return Set(
        declared.compactMap { line, _ in
          let name = line.dropFirst("missing ".count).prefix { $0 != ":" }.prefix { $0 != "(" }
          return name.split(separator: ".").last.map(String.init)
        })
    }
  }

  private static let ownNames = """
    {access}struct DocumentGroup: View { {access}init() {}; {access}var body: some View { Text("own") }; {access}func own() -> Int { 1 } }
    {access}protocol NSViewRepresentable { func path() -> Int }
    extension View {
      {access}func fontWidth(_ value: Double) -> Int { 2 }
      {access}func background(_ number: Int) -> Int { number }
    }
    """

  private static let usesOfOwnNames = """
    struct Triangle: NSViewRepresentable { func path() -> Int { 3 } }
    @MainActor func useOwnNames() -> Int {
      DocumentGroup().own() + Triangle().path() + Text("a").fontWidth(4) + Text("b").background(5)
    }
    """

  @Test(.enabled(if: Compiler(for: "Sidelight") != nil, "needs swiftc in the path, and the modules beside the tests"))
  func `A name of an app's own takes the place of a missing one`() throws {
    let compiler = try #require(Compiler(for: "Sidelight"))
    let own = "import Sidelight\n" + Self.ownNames.replacingOccurrences(of: "{access}", with: "") + "\n" + Self.usesOfOwnNames
    #expect(try compiler.check([own])[0].errors == [])
  }

  @Test(.enabled(if: Compiler(for: "Sidelight") != nil, "needs swiftc in the path, and the modules beside the tests"))
  func `A name of a package that an app imports takes the place of a missing one`() throws {
    let compiler = try #require(Compiler(for: "Sidelight"))
    let package = "public import Sidelight\n" + Self.ownNames.replacingOccurrences(of: "{access}", with: "public ")
    let app = "import Sidelight\nimport OwnNames\n" + Self.usesOfOwnNames
    #expect(try compiler.check([app], modules: ["OwnNames": package])[0].errors == [])
    // The same without the package: the names are those that are missing.
    let errors = try compiler.check(["import Sidelight\n" + Self.usesOfOwnNames])[0].errors
    #expect(errors.contains { $0.message.contains("Sidelight has no 'NSViewRepresentable'") })
  }
}
