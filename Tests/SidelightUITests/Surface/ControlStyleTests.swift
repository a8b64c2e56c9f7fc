import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Styles of the library's and of an app's for buttons, labels, toggles and progress views.
@MainActor struct ControlStyleTests {
  private func buttons(in stage: Stage) -> [ButtonElement] { stage.tree.all.compactMap { $0.element.kind.control(ButtonElement.self) } }

  @Test func `A style of the library's is the same by its name and by its type`() {
    let stage = Stage(
      VStack {
        Button("A") {}.buttonStyle(.bordered)
        Button("B") {}.buttonStyle(BorderedButtonStyle())
        Button("C") {}.buttonStyle(.plain)
        Button("D") {}.buttonStyle(PlainButtonStyle())
        Button("E") {}.buttonStyle(.link)
        Button("F") {}.buttonStyle(.borderless)
        Button("G") {}.buttonStyle(.borderedProminent).buttonStyle(.plain)
        Button("H") {}
      })
    #expect(
      buttons(in: stage).map(\.style) == [.bordered, .bordered, .plain, .plain, .link, .borderless, .borderedProminent, .automatic])
  }

  private struct Chip: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.isPressed ? "down" : isEnabled ? "up" : "off")
        configuration.label
        if configuration.role == .destructive { Text("!") }
      }
    }
  }

  @Test func `A style of the app's draws buttons, which stay buttons`() throws {
    let journal = Journal()
    let stage = Stage(
      VStack {
        Button("Go", role: .destructive) { journal.note("went") }
        Button("Rest") {}.disabled(true)
        Button("Plain") {}.buttonStyle(.bordered)
      }.buttonStyle(Chip()))

    #expect(stage.texts().map(\.string) == ["up", "Go", "!", "off", "Rest", "Plain"])
    #expect(buttons(in: stage).map(\.style) == [.bare, .bare, .bordered])
    try stage.click("up Go !")
    #expect(journal.take() == ["went"])
    let go = try #require(stage.nodes { $0.control is ButtonElement }.first).id
    stage.graph.send(.editing(go, true))
    stage.settle()
    #expect(stage.texts().first?.string == "down")
    stage.graph.send(.editing(go, false))
    stage.settle()
    #expect(stage.texts().first?.string == "up")
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).buttonStyle(.link)
      Button("Once More") { configuration.trigger() }
    }
  }

  @Test func `A style that decides what acts can hold the button itself`() throws {
    let journal = Journal()
    let stage = Stage(VStack { Button("Go") { journal.note("went") }.buttonStyle(Twice()) })
    #expect(buttons(in: stage).map(\.style) == [.link, .automatic])
    try stage.click("Go")
    try stage.click("Once More")
    #expect(journal.take() == ["went", "went"])
  }

  private struct Painted: ButtonStyle {
    let name: String
    func makeBody(configuration: Configuration) -> some View {
      Text(name)
      configuration.label
    }
  }

  @Test func `A style follows its values, and what it shows keeps its state`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onAppear { count += 1 } }
    }
    let name = Box("red")
    struct Page: View {
      let name: Box<String>
      var body: some View { Button(action: {}) { Counter() }.buttonStyle(Painted(name: name.value)) }
    }
    let stage = Stage(Page(name: name))
    #expect(stage.texts().map(\.string) == ["red", "1"])
    name.value = "blue"
    stage.settle()
    #expect(stage.texts().map(\.string) == ["blue", "1"])
  }

  private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.icon
        configuration.title
      }
    }
  }

  private struct Boxed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { HStack { Label(configuration) } }
  }

  @Test func `Labels are shown by the library's styles and the app's`() {
    func picture(_ label: some View) -> String { Stage(label).picture }
    let label = Label("Inbox", systemImage: "tray")
    #expect(picture(label.labelStyle(.titleOnly)) == picture(label.labelStyle(TitleOnlyLabelStyle())))
    #expect(picture(label.labelStyle(.automatic)) == picture(label))
    let stacked = picture(label.labelStyle(Stacked()))
    #expect(stacked.contains("image symbol(\"tray\")\n") && stacked.contains("\"Inbox\"") && !stacked.contains("label"), "\(stacked)")
    #expect(picture(label.labelStyle(Boxed())).contains(picture(label).split(separator: "\n")[0]))
    #expect(picture(label.labelStyle(.iconOnly).labelStyle(Stacked())) == picture(label.labelStyle(.iconOnly)))
  }

  private struct Ticked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isOn ? "Yes" : "No") { configuration.isOn.toggle() }
      configuration.label
    }
  }

  @Test func `A toggle is what its style makes of it`() throws {
    let isOn = Box(false)
    let binding = Binding(get: { isOn.value }, set: { isOn.value = $0 })
    let stage = Stage(
      VStack {
        Toggle("A", isOn: binding).toggleStyle(.checkbox)
        Toggle("B", isOn: binding).toggleStyle(.button)
        Toggle("C", isOn: binding).toggleStyle(.switch)
        Toggle("D", isOn: binding).toggleStyle(SwitchToggleStyle(tint: .red))
        Toggle("E", isOn: binding).toggleStyle(Ticked())
      })
    let toggles = stage.tree.all.compactMap { $0.element.kind.control(ToggleElement.self) }
    #expect(toggles.map(\.style) == [.checkbox, .button, .switch, .switch])
    #expect(stage.texts().map(\.string) == ["A", "B", "C", "D", "No", "E"])
    try stage.click("No")
    #expect(isOn.value)
    #expect(stage.texts().map(\.string).contains("Yes"))
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) %" } ?? "?")
    }
  }

  @Test func `Progress is a bar, a spinner, or what the app shows`() {
    let stage = Stage(
      VStack {
        ProgressView().progressViewStyle(.linear)
        ProgressView().progressViewStyle(.circular)
        ProgressView("Copying", value: 0.5).progressViewStyle(Percent())
        ProgressView().progressViewStyle(Percent())
      })
    #expect(stage.tree.all.compactMap { $0.element.kind.control(ProgressElement.self) }.map(\.isBar) == [true, false])
    #expect(stage.texts().map(\.string) == ["Copying", "50 %", "?"])
  }

  @Test func `Controls have the size and the outline that is set around them`() {
    struct Told: View {
      @Environment(\.controlSize) private var size
      var body: some View { Text("\(size)") }
    }
    let stage = Stage(
      VStack {
        Button("A") {}.controlSize(.large)
        Button("B") {}.buttonBorderShape(.capsule)
        Told().controlSize(.mini)
        Told()
        TextField("Name", text: .constant("")).textFieldStyle(.plain).controlSize(.extraLarge)
        Toggle("C", isOn: .constant(true))
        Picker("D", selection: .constant(1)) { Text("One").tag(1) }
        ProgressView()
        Menu("E") {}
      }.controlSize(.small))
    #expect(buttons(in: stage).map(\.scale) == [.large, .small])
    #expect(buttons(in: stage).map(\.shape) == [.automatic, .capsule])
    #expect(stage.texts().map(\.string).filter { $0 == "mini" || $0 == "small" } == ["mini", "small"])
    func control<C: ControlElement>(_ type: C.Type) -> C? {
      stage.tree.all.compactMap { $0.element.kind.control(type) }.first
    }
    #expect(control(TextFieldElement.self)?.scale == .extraLarge && control(TextFieldElement.self)?.isPlain == true)
    #expect(control(ToggleElement.self)?.scale == .small)
    #expect(control(PickerElement.self)?.scale == .small)
    #expect(control(ProgressElement.self)?.scale == .small)
    #expect(control(MenuElement.self)?.scale == .small)
  }

  @Test func `Entries of a menu are drawn by the library`() throws {
    let stage = Stage(
      Menu("More") {
        Button("Go") {}
        Button("Inbox", systemImage: "tray") {}
      }
      .buttonStyle(Twice()).labelStyle(Stacked()))
    let menu = try #require(stage.nodes { $0.control is MenuElement }.first).id
    #expect(stage.graph.menu(menu).map(\.title) == ["Go", "Inbox"])
  }
}
