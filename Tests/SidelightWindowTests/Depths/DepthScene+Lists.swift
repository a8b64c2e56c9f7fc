import Sidelight
import SidelightWindowTesting

extension DepthScene {
  static let lists = [
    DepthScene("a list of which one row is chosen") { desk, bind in
      List(desk.items, id: \.self, selection: bind.one) { Text($0) }
    } inputs: {
      [
        .press(.down), .press(.enter), .press(.character("x")),
        .click(.row, "Birch"), .click(.row, "Elm", .shift), .click(.row, "Ash", .shift), .click(.row, "Ash", .control),
        .click(.row, "Cedar", .control), .click(.row, "Fir", [.control, .shift]), .press(.up), .press(.up, .shift), .press(.down, .shift),
        .press(.home), .press(.end), .press(.end, .shift), .press(.up, .control), .press(.space), .press(.space, .control),
        .press(.character("c")), .press(.escape), .press(.escape), .press(.down), .press(.character("a"), .control), .press(.enter),
        .press(.backspace), .press(.delete), .press(.f10), .press(.character("q"), .control), .write("one Elm"), .press(.down),
        .write("one nothing"), .press(.up), .write("no Birch"), .press(.home), .press(.down),
      ]
    },
    DepthScene("a list of which some rows are chosen") { desk, bind in
      List(selection: bind.many) {
        Section("Trees") { ForEach(desk.items, id: \.self) { Text($0) } }
      }
      .contextMenu(forSelectionType: String.self) { _ in
        EmptyView()
      } primaryAction: {
        desk.note("choose \($0.sorted())")
      }
    } inputs: {
      [
        .click(.row, "Birch"), .click(.row, "Elm", .shift), .click(.row, "Ash", .shift), .click(.row, "Fir", .control),
        .click(.row, "Cedar", [.control, .shift]), .press(.down), .press(.down, .shift), .press(.up, .shift), .press(.up, .shift),
        .press(.character("a"), .control), .press(.home), .press(.end, .shift), .press(.up, .control), .press(.space),
        .press(.space, .control), .press(.enter), .doubleClick(.row, "Cedar"), .press(.escape), .write("many Ash and Fir"), .press(.down),
        .write("no Birch"), .press(.escape), .press(.character("e")), .press(.home, .control), .press(.end, [.control, .shift]),
      ]
    },
    DepthScene("a list of which always one row is chosen") { desk, bind in
      List(selection: bind.required) { ForEach(desk.items, id: \.self) { Text($0).badge(3) } }
    } inputs: {
      [
        .click(.row, "Birch"), .click(.row, "Birch", .control), .click(.row, "Elm", .shift), .press(.escape), .press(.space, .control),
        .press(.home), .press(.end), .press(.up), .press(.up, .shift), .press(.character("f")),
      ]
    },
    DepthScene("rows of links and buttons") { desk, bind in
      NavigationStack(path: bind.path) {
        List {
          NavigationLink("First", value: 1)
          NavigationLink("Second", value: 2)
          Button("Note") { desk.note("note") }
          Label("Plain", systemImage: "star").badge("New")
          HStack {
            Text("Own"); Button("Inner") { desk.note("inner") }
          }
        }
        .navigationTitle("Links")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Page \(number)")
            Button("Deeper") { desk.path.append(number + 1) }
          }
          .navigationTitle("Number \(number)")
        }
      }
    } inputs: {
      [
        .click(.row, "First"), .press(.escape), .press(.down), .press(.enter), .press(.left, .alt), .click(.row, "Second"),
        .click(.button, "Deeper"), .press(.left, .alt), .click(.button, "Back"), .click(.row, "Plain"), .press(.up), .press(.enter),
        .click(.row, "Note"), .click(.button, "Inner"), .press(.enter), .press(.space), .write("path 1, 2"), .press(.escape),
        .write("no path"),
      ]
    },
    DepthScene("sections and groups that fold") { desk, bind in
      List(selection: bind.one) {
        Section("Trees", isExpanded: bind.isOpen) { ForEach(desk.items, id: \.self) { Text($0) } }
        DisclosureGroup("More") {
          Text("Inside").tag("Inside")
          DisclosureGroup("Deep") { Text("Deepest").tag("Deepest") }.tag("Deep")
        }
        .tag("More")
      }
      .listStyle(.sidebar)
    } inputs: {
      [
        .toggle(.heading, "Trees"), .toggle(.heading, "Trees"), .toggle(.row, "More"), .toggle(.row, "Deep"), .click(.row, "Deepest"),
        .press(.left), .press(.left), .press(.right), .press(.right), .press(.up), .press(.up), .press(.left), .press(.character("*")),
        .press(.character("-")), .press(.character("+")), .press(.right, .shift), .press(.left, .shift), .press(.home), .press(.up),
        .press(.left), .press(.enter), .press(.space), .toggle(.row, "Ash"),
      ]
    },
  ]
}

extension DepthScene {
  /// With the inputs behind the views.
  init<Content: View>(
    _ name: String, width: Double = 500, @ViewBuilder view: @escaping (DepthDesk, Bindable<DepthDesk>) -> Content,
    inputs: () -> [DepthInput]
  ) {
    self.init(name, width: width, view: view, inputs: inputs())
  }
}
