import SidelightTesting
import SidelightUI
import Testing

/// An object that may not go from one thread to another.
private final class Notebook {
  var page: Int
  init(page: Int) { self.page = page }
}

private protocol Greeter { var greeting: String { get } }
private struct Polite: Greeter { let greeting = "good day" }

extension EnvironmentValues {
  @Entry var entryCount = 3
  @Entry var entryName: String = "a = b"  // = c
  @Entry fileprivate var entryNotebook: Notebook?
  @Entry fileprivate var entryPages: [String: Set<Int>] = ["=": [1, 2]]
  @Entry fileprivate var entryIsSame: @Sendable (Int, Int) -> Bool = { $0 == $1 }
  @Entry fileprivate var entryGreeter: any Greeter = Polite()
  @Entry fileprivate var entryPlace = Notebook(page: 7)
  @Entry
  var `default`: Int = 1 == 2 ? 3 : 4
}

extension FocusedValues {
  @Entry fileprivate var entryTitle: String?
}

private struct Reader: View {
  @Environment(\.entryCount) private var count
  @Environment(\.entryName) private var name
  @Environment(\.entryNotebook) private var notebook
  @Environment(\.entryPages) private var pages
  @Environment(\.entryIsSame) private var isSame
  @Environment(\.entryGreeter) private var greeter
  @Environment(\.entryPlace) private var place
  @Environment(\.default) private var usual

  var body: some View {
    Text("\(count) \(name) \(notebook?.page ?? 0) \(pages["="]?.count ?? 0) \(isSame(1, 1)) \(greeter.greeting) \(place.page) \(usual)")
  }
}

private struct FocusedReader: View {
  @FocusedValue(\.entryTitle) private var title
  var body: some View { Text(title ?? "none") }
}

private struct Rude: Greeter { let greeting = "hey" }

/// Properties of the environment that `@Entry` makes.
@MainActor struct EntryTests {
  @Test(arguments: Depth.available)
  func `An entry has its default value until one is set, for the views within`(depth: Depth) async throws {
    let app = try await TestApp(depth) {
      Reader()
      Reader()
        .environment(\.entryCount, 4).environment(\.entryName, "n").environment(\.entryNotebook, Notebook(page: 5))
        .environment(\.entryPages, [:]).environment(\.entryIsSame, { _, _ in false }).environment(\.entryGreeter, Rude())
        .environment(\.entryPlace, Notebook(page: 8)).environment(\.default, 9)
    }
    #expect(app.text("3 a = b 0 2 true good day 7 4").exists)
    #expect(app.text("4 n 5 0 false hey 8 9").exists)
    try await app.close()
  }

  @Test func `An entry of the focused values is nil until a view offers one`() {
    #expect(Stage(FocusedReader()).picture.contains("none"))
    let stage = Stage(VStack { FocusedReader().focusedSceneValue(\.entryTitle, "offered") })
    #expect(stage.picture.contains("offered"))
  }

  @Test func `An entry is set back to nothing where its type is optional`() {
    var values = EnvironmentValues()
    values.entryNotebook = Notebook(page: 1)
    #expect(values.entryNotebook?.page == 1)
    values.entryNotebook = nil
    #expect(values.entryNotebook == nil)
  }
}
