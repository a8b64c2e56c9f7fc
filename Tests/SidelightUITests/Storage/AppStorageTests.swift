import Foundation
import ReportSupport
import SidelightCore
import SidelightStorage
import SidelightUI
import Testing

/// Values that an app keeps.
@MainActor struct AppStorageTests {
  private let suite = "io.github.sidelight.Test.\(UUID().uuidString)"

  private enum Order: Int { case name, date }
  private enum Theme: String { case light, dark }

  /// A store of its own for each test, in the folders of the test.
  private func makeStore() throws -> UserDefaults { try #require(UserDefaults(suiteName: suite)) }

  private struct Everything: View {
    @AppStorage("bool") var bool = true
    @AppStorage("integer") var integer = 1
    @AppStorage("number") var number = 1.5
    @AppStorage("text") var text = "a"
    @AppStorage("url") var url = URL(fileURLWithPath: "/tmp")
    @AppStorage("bytes") var bytes = Data([1])
    @AppStorage("date") var date = Date(timeIntervalSince1970: 0)
    @AppStorage("order") var order = Order.name
    @AppStorage("theme") var theme = Theme.light
    @AppStorage("noBool") var noBool: Bool?
    @AppStorage("noInteger") var noInteger: Int?
    @AppStorage("noNumber") var noNumber: Double?
    @AppStorage("noText") var noText: String?
    @AppStorage("noURL") var noURL: URL?
    @AppStorage("noBytes") var noBytes: Data?
    @AppStorage("noDate") var noDate: Date?
    @AppStorage("noOrder") var noOrder: Order?
    @AppStorage("noTheme") var noTheme: Theme?
    @AppStorage("tabs") var tabs: TabViewCustomization

    private var optionals: [Any?] { [noBool, noInteger, noNumber, noText, noURL, noBytes, noDate, noOrder, noTheme] }

    var body: some View {
      Text("\(bool) \(integer) \(number) \(text) \(url.absoluteString) \(bytes[0]) \(Int(date.timeIntervalSince1970)) \(order) \(theme)")
      Text("\(optionals.count { $0 != nil }) \(tabs == TabViewCustomization() ? "as declared" : "moved")")
      Button("Change") {
        (bool, integer, number, text, url) = (false, 2, 2.0, "b", URL(string: "https://example.org/ä") ?? url)
        (bytes, date, order, theme) = (Data([2]), Date(timeIntervalSince1970: 60), .date, .dark)
        (noBool, noInteger, noNumber, noText, noURL) = (true, 1, 1, "", URL(fileURLWithPath: "/"))
        (noBytes, noDate, noOrder, noTheme) = (Data(), Date(), .name, .light)
        tabs[tab: "a"].sidebarVisibility = .hidden
      }
      Button("Take away") {
        (noBool, noInteger, noNumber, noText, noURL, noBytes, noDate, noOrder, noTheme) = (nil, nil, nil, nil, nil, nil, nil, nil, nil)
      }
    }
  }

  private static let changed = "false 2 2.0 b https://example.org/%C3%A4 2 60 date dark"

  @Test func `Each type that can be stored comes back as it was`() throws {
    let store = try makeStore()
    let stage = Stage(VStack { Everything() }.defaultAppStorage(store))
    #expect(stage.texts().map(\.string).prefix(2) == ["true 1 1.5 a file:///tmp/ 1 0 name light", "0 as declared"])
    try stage.click("Change")
    #expect(stage.texts().map(\.string).prefix(2) == [Self.changed, "9 moved"])
    // Another window has the same values, and so has the file.
    #expect(Stage(VStack { Everything() }.defaultAppStorage(store)).texts().map(\.string).prefix(2) == [Self.changed, "9 moved"])
    Saver.finish()
    let again = try #require(UserDefaults(suiteName: suite))
    #expect(Stage(VStack { Everything() }.defaultAppStorage(again)).texts().map(\.string).prefix(2) == [Self.changed, "9 moved"])
    try stage.click("Take away")
    #expect(stage.texts()[1].string == "0 moved")
    #expect(store.object(forKey: "noText") == nil)
  }

  @Test func `UserDefaults itself finds the values under the same keys`() throws {
    let store = try makeStore()
    let stage = Stage(VStack { Everything() }.defaultAppStorage(store))
    try stage.click("Change")
    #expect(store.integer(forKey: "integer") == 2 && store.string(forKey: "text") == "b" && store.integer(forKey: "order") == 1)
    #expect(store.url(forKey: "url")?.absoluteString == "https://example.org/%C3%A4" && store.url(forKey: "noURL")?.path == "/")
    store.set(URL(fileURLWithPath: "/x"), forKey: "url")
    store.set("c", forKey: "text")
    #expect(stage.texts()[0].string == Self.changed)
    DefaultsStore.lookAgain()
    stage.settle()
    #expect(stage.texts()[0].string == "false 2 2.0 c file:///x 2 60 date dark")
  }

  @Test func `A value of another type counts as none`() throws {
    let store = try makeStore()
    store.set("no number", forKey: "integer")
    store.set([1, 2], forKey: "text")
    store.set(7, forKey: "order")
    store.set(Data([1, 2, 3]), forKey: "url")
    store.set(3, forKey: "number")
    let stage = Stage(VStack { Everything() }.defaultAppStorage(store))
    #expect(stage.texts()[0].string == "true 1 3.0 a file:///tmp/ 1 0 name light")
  }

  private struct Writer: View {
    @AppStorage("count") private var count = 0
    var body: some View {
      Button("Add") { count += 1 }
      Nothing(number: $count)
    }
  }

  private struct Reader: View {
    @AppStorage("count") private var count = 0
    @AppStorage("other") private var other = 0
    var body: some View { Text("read \(count)") }
  }

  /// Has the binding and does not read it.
  private struct Nothing: View {
    @Binding var number: Int
    var body: some View { Text("nothing") }
  }

  @Test func `A change evaluates the views that read the value, and those alone`() throws {
    let store = try makeStore()
    let stage = Stage(
      VStack {
        Writer(); Reader(); Reader()
      }.defaultAppStorage(store))
    let evaluated = try stage.bodies { try stage.click("Add") }
    #expect(evaluated == 2)
    #expect(stage.texts().filter { $0.string == "read 1" }.count == 2)
  }

  private struct Named: View {
    @AppStorage private var value: String
    init(_ key: String) { _value = AppStorage(wrappedValue: "none", key) }
    var body: some View { Text(value) }
  }

  private struct Chooser: View {
    @State private var isSecond = false
    let store: UserDefaults
    var body: some View {
      Button("Other") { isSecond.toggle() }
      Named(isSecond ? "second" : "first")
    }
  }

  @Test func `A view that is given another key shows what is under it`() throws {
    let store = try makeStore()
    store.set("1", forKey: "first")
    store.set("2", forKey: "second")
    let stage = Stage(VStack { Chooser(store: store) }.defaultAppStorage(store))
    #expect(stage.picture.contains("1"))
    try stage.click("Other")
    #expect(stage.texts().contains { $0.string == "2" })
  }

  private struct Own: View {
    @AppStorage private var value: Int
    init(_ store: UserDefaults) { _value = AppStorage(wrappedValue: 0, "value", store: store) }
    var body: some View { Button("\(value)") { value += 1 } }
  }

  @Test func `A store that the property names goes before that of the environment`() throws {
    let (store, other) = (try makeStore(), try #require(UserDefaults(suiteName: suite + ".other")))
    let stage = Stage(VStack { Own(store) }.defaultAppStorage(other))
    try stage.click("0")
    #expect(store.integer(forKey: "value") == 1 && other.object(forKey: "value") == nil)
  }

  /// A model that keeps its settings, as public code has it.
  @MainActor private final class Settings {
    @AppStorage("io.github.sidelight.Test.volume") var volume = 3
  }

  private struct Volume: View {
    let settings: Settings
    var body: some View { Button("volume \(settings.volume)") { settings.volume += 1 } }
  }

  @Test func `A model may have stored values, and views that read them follow`() throws {
    let settings = Settings()
    UserDefaults.standard.removeObject(forKey: "io.github.sidelight.Test.volume")
    DefaultsStore.lookAgain()
    let stage = Stage(VStack { Volume(settings: settings) })
    try stage.click("volume 3")
    try stage.click("volume 4")
    #expect(settings.volume == 5)
    UserDefaults.standard.removeObject(forKey: "io.github.sidelight.Test.volume")
  }
}
