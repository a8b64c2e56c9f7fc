import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

@Suite("Forms", .serialized)
@MainActor struct FormTests {
  @Observable @MainActor final class Preferences {
    var topic = "Mentions"
    var playsSounds = true
    var sendsReceipts = false
    var name = "Ada"
    var volume = 0.5
    var saved = 0
  }

  struct PreferencesView: View {
    @Bindable var preferences: Preferences

    var body: some View {
      Form {
        Section {
          Picker("Notify Me About", selection: $preferences.topic) {
            ForEach(["Direct Messages", "Mentions", "Anything"], id: \.self) { Text($0) }
          }
          Toggle("Play Sounds", isOn: $preferences.playsSounds)
          Toggle("Send Receipts", isOn: $preferences.sendsReceipts)
        } header: {
          Text("Notifications")
        } footer: {
          Text("Sounds are played while the window is open.")
        }
        Section("Profile") {
          TextField("Name", text: $preferences.name)
          Slider(value: $preferences.volume)
          Button("Save") { preferences.saved += 1 }
        }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A form is a boxed list in which controls do what they do elsewhere`(depth: Depth) async throws {
    let preferences = Preferences()
    let app = try await TestApp(depth, width: 460, height: 560) { PreferencesView(preferences: preferences) }
    try await app.toggle("Send Receipts").click()
    #expect(preferences.sendsReceipts)
    try await app.toggle("Play Sounds").click()
    #expect(!preferences.playsSounds)
    try await app.picker("Notify Me About").choose("Anything")
    #expect(preferences.topic == "Anything")
    try await app.textField("Name").type("Grace")
    #expect(preferences.name == "AdaGrace")
    try await app.button("Save").click()
    #expect(preferences.saved == 1)
    #expect(app.labels(of: .heading) == ["Notifications", "Profile"])
    try await app.close()
  }

  @Test func `The rows of a section of a form are one card`() async throws {
    let app = try await TestApp(.window, width: 460, height: 560) { PreferencesView(preferences: Preferences()) }
    func list() throws -> ListController { try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first) }
    func classes(_ name: String) throws -> [String] {
      let lines = try list().places.values.compactMap { $0.item.child?.parent }
      let line = lines.first { line in line.visibleTree.contains { ($0 as? LabelWidget)?.text == name } }
      return ["sidelight-first", "sidelight-last"].filter { line?.hasClass($0) == true }
    }
    #expect(try list().list.hasClass("sidelight-boxed-list"))
    #expect(try classes("Notify Me About") == ["sidelight-first"])
    #expect(try classes("Play Sounds") == [])
    #expect(try classes("Send Receipts") == ["sidelight-last"])
    #expect(try classes("Save") == ["sidelight-last"])
    try await app.close()
  }

  @Test func `A list in a sheet of a form has the style of other lists`() async throws {
    struct Content: View {
      @State private var isOpen = false
      var body: some View {
        Form { Button("Choose…") { isOpen = true }.sheet(isPresented: $isOpen) { List { Text("One") } } }
      }
    }
    let app = try await TestApp(.window, width: 460, height: 560) { Content() }
    try await app.button("Choose…").click()
    let lists = (app.renderer?.controllers.values ?? [:].values).compactMap { ($0 as? ListController)?.list }
    #expect(lists.map { $0.hasClass("sidelight-boxed-list") }.filter(\.self).count == 1)
    #expect(lists.count == 2)
    try await app.close()
  }
}
