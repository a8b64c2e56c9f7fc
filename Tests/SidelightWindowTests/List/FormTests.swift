import Sidelight
import SidelightBridge
import SidelightCore
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

  @Test(arguments: Depth.available)
  func `A click anywhere in a row of a form turns its switch`(depth: Depth) async throws {
    let preferences = Preferences()
    let app = try await TestApp(depth, width: 460, height: 560) { PreferencesView(preferences: preferences) }
    try await app.row("Send Receipts").click()
    #expect(preferences.sendsReceipts)
    try await app.row("Send Receipts").click()
    #expect(!preferences.sendsReceipts)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A row whose control is disabled does nothing`(depth: Depth) async throws {
    let preferences = Preferences()
    let app = try await TestApp(depth, width: 460, height: 560) { PreferencesView(preferences: preferences).disabled(true) }
    try? await app.row("Send Receipts").click()
    try? await app.row("Play Sounds").click()
    #expect(!preferences.sendsReceipts && preferences.playsSounds)
    #expect(try app.toggle("Send Receipts").value == "off")
    try await app.close()
  }

  /// GTK's widget around the row in which a text is.
  private func line(_ text: String, _ app: TestApp) throws -> Widget {
    let list = try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first)
    let lines = list.places.values.compactMap { $0.item.child?.parent }
    return try #require(lines.first { $0.visibleTree.contains { ($0 as? LabelWidget)?.text == text } })
  }

  @Test func `A control that is alone in a row has the look of a row of preferences`() async throws {
    let preferences = Preferences()
    let app = try await TestApp(.window, width: 460, height: 700) { PreferencesView(preferences: preferences) }
    #expect(try line("Notify Me About", app).hasClass("sidelight-choice-row"))
    func height(_ text: String) throws -> Double {
      let window = try #require(app.renderer?.windows.first?.window)
      return try #require(line(text, app).bounds(in: window)).height
    }
    for text in ["Notify Me About", "Play Sounds", "Save"] { #expect(try height(text) >= 50, "\(text)") }
    func entry() throws -> EntryWidget {
      try #require(app.renderer?.controllers.values.compactMap { $0.core as? EntryWidget }.first)
    }
    #expect(try entry().isRow && entry().text == "Ada" && entry().rowTitle == "Name")
    preferences.name = "Grace"
    try await app.settle()
    #expect(try entry().text == "Grace")
    try await app.textField("Name").type("!")
    #expect(preferences.name == "Grace!")
    try await app.close()
  }

  private struct Loose: View {
    @Bindable var preferences: Preferences
    var body: some View {
      List {
        TextField("In a list", text: $preferences.name)
        HStack { TextField("Beside", text: $preferences.name) }
      }
      .listStyle(.insetGrouped)
    }
  }

  private struct Beside: View {
    @Bindable var preferences: Preferences
    var body: some View {
      Form {
        HStack {
          Text("Name")
          TextField("Beside", text: $preferences.name)
        }
        Toggle("Padded", isOn: $preferences.playsSounds).padding(20)
        SecureField("Secret", text: $preferences.name)
        if preferences.sendsReceipts { Text("More") }
      }
    }
  }

  /// What the fields are called that are rows of preferences.
  private func rows(_ app: TestApp) -> [String] {
    let fields = (app.renderer?.controllers.values.compactMap { $0 as? TextFieldController } ?? []).compactMap { $0.core as? EntryWidget }
    return fields.filter(\.isRow).map(\.rowTitle)
  }

  private struct Login: View {
    @State private var user = ""
    @State private var password = ""
    @State private var site = ""
    var body: some View {
      Form {
        TextField(text: $user, prompt: Text("Required")) { Text("Username") }
        SecureField(text: $password, prompt: Text("Required")) { Text("Password") }
        TextField("", text: $site, prompt: Text("Web Site"))
        HStack { TextField("Note", text: $site, prompt: Text("Optional")) }
      }
    }
  }

  /// A row of preferences has its title where an empty field has its placeholder, so that it shows the prompt once the user types there.
  @Test func `A row is called by its label, and its prompt stands in the empty field`() async throws {
    let app = try await TestApp(.window, width: 460, height: 560) { Login() }
    let names = ["Username", "Password", "Web Site", "Note"]
    #expect(app.labels(of: .textField) == names && Set(rows(app)) == Set(names.dropLast()))
    func entry(_ name: String) throws -> EntryWidget {
      let fields = (app.renderer?.controllers.values.compactMap { $0 as? TextFieldController } ?? [])
      return try #require(fields.first { $0.element.kind.control(TextFieldElement.self)?.title.name == name }?.core as? EntryWidget)
    }
    #expect(try names.map { try entry($0).placeholder } == ["Required", "Required", "", "Optional"])
    #expect(try names.map { try entry($0).accessibleLabel } == names)
    try await app.textField("Username").type("ada")
    #expect(try entry("Username").text == "ada" && entry("Username").placeholder == "Required")
    try await app.close()
  }

  @Test func `A control that is not alone, or in another list, looks as everywhere`() async throws {
    let preferences = Preferences()
    let app = try await TestApp(.window, width: 460, height: 560) { Loose(preferences: preferences) }
    #expect(rows(app).isEmpty && app.labels(of: .textField) == ["In a list", "Beside"])
    try await app.close()
    let form = try await TestApp(.window, width: 460, height: 560) { Beside(preferences: preferences) }
    #expect(rows(form) == ["Secret"] && form.labels(of: .textField) == ["Beside", "Secret"])
    try await form.textField("Secret").type("x")
    #expect(preferences.name == "Adax")
    try await form.close()
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
