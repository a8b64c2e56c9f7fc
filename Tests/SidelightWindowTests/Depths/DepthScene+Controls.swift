import Sidelight
import SidelightWindowTesting

extension DepthScene {
  static let controls = [
    DepthScene("controls") { desk, bind in
      VStack {
        TextField("Name", text: bind.text).onSubmit { desk.note("submit") }
        Button("Push") { desk.note("push") }
        Button("Off") { desk.note("off") }.disabled(true)
        Toggle("Switch", isOn: bind.isOn)
        Picker("Colour", selection: bind.choice) { ForEach(["Red", "Green"], id: \.self) { Text($0) } }
        Menu("Actions") {
          Button("Do") { desk.note("do") }
          Menu("Others") { Button("Deep") { desk.note("deep") } }
          Button("Never") {}.disabled(true)
        }
        Menu("Split") {
          Button("Choice") { desk.note("choice") }
        } primaryAction: {
          desk.note("primary")
        }
        DisclosureGroup("Details", isExpanded: bind.isOpen) { Text("Told") }
        ProgressView(value: 0.5)
        Label("Both", systemImage: "star")
        Text("Counted").badge(3)
      }
    } inputs: {
      [
        .press(.enter), .press(.character("d")), .press(.space), .type("Ab", in: "Name"), .press(.backspace), .press(.enter),
        .press(.escape), .clear("Name"), .click(.button, "Push"), .press(.enter), .press(.space), .press(.character("q")),
        .click(.button, "Off"), .click(.toggle, "Switch"), .press(.space), .press(.enter), .choose(.picker, "Colour", ["Green"]),
        .choose(.picker, "Colour", ["Blue"]), .choose(.menu, "Actions", ["Do"]), .choose(.menu, "Actions", ["Others", "Deep"]),
        .choose(.menu, "Actions", ["Never"]), .click(.menu, "Split"), .choose(.menu, "Split", ["Choice"]), .toggle(.disclosure, "Details"),
        .press(.space), .press(.enter), .focus(.textField, "Name"), .press(.delete),
      ]
    },
    DepthScene("shortcuts") { desk, bind in
      VStack {
        TextField("Name", text: bind.text).onSubmit { desk.note("submit") }
        Button("Save") { desk.note("save") }.keyboardShortcut("s")
        Button("Confirm") { desk.note("confirm") }.keyboardShortcut(.return, modifiers: [])
        Button("Delete") { desk.note("delete") }.keyboardShortcut(.delete, modifiers: [])
        Button("Space") { desk.note("space") }.keyboardShortcut(.space, modifiers: [])
        Button("Letter") { desk.note("letter") }.keyboardShortcut("l", modifiers: [])
        Button("All") { desk.note("all") }.keyboardShortcut("a")
        Button("Leave") { desk.note("leave") }.keyboardShortcut(.escape, modifiers: [])
        Button("Up") { desk.note("up") }.keyboardShortcut(.upArrow, modifiers: [])
        Button("Off") { desk.note("off") }.keyboardShortcut("o").disabled(true)
        Toggle("Switch", isOn: bind.isOn).keyboardShortcut("t")
        Menu("Menu") { Button("Entry") { desk.note("entry") }.keyboardShortcut("m") }
        Button("Sheet") { desk.isSheet = true }.keyboardShortcut("n")
        List(desk.items, id: \.self, selection: bind.one) { Text($0) }
      }
      .sheet(isPresented: bind.isSheet) {
        VStack {
          TextField("Inside", text: bind.text)
          Button("Inner") { desk.note("inner") }.keyboardShortcut("i")
        }
      }
    } inputs: {
      [
        .press(.character("s"), .control), .press(.enter), .press(.delete), .press(.character("l")), .press(.character("t"), .control),
        .press(.character("m"), .control), .press(.character("o"), .control), .press(.escape), .focus(.textField, "Name"),
        .press(.character("s"), .control), .press(.enter), .press(.character("l")), .press(.space), .press(.delete), .press(.escape),
        .press(.character("a"), .control), .click(.row, "Birch"), .press(.up), .press(.enter), .press(.space), .press(.character("l")),
        .press(.character("a"), .control), .press(.delete), .press(.escape), .press(.character("n"), .control),
        .press(.character("s"), .control), .press(.character("i"), .control), .press(.enter), .press(.character("l")),
        .press(.character("n"), .control), .press(.escape), .press(.character("s"), .control), .click(.button, "Save"), .press(.enter),
        .press(.space),
      ]
    },
    DepthScene("search") { desk, bind in
      NavigationStack {
        List(desk.items.filter { desk.text.isEmpty || $0.contains(desk.text) }, id: \.self, selection: bind.one) { Text($0) }
          .searchable(text: bind.text, isPresented: bind.isSearching, prompt: "Find")
          .onSubmit(of: .search) { desk.note("find") }
          .navigationTitle("Trees")
      }
    } inputs: {
      [
        .click(.button, "Search"), .type("r", in: "Find"), .press(.enter), .press(.backspace), .press(.escape),
        .press(.character("f"), .control), .type("Elm", in: "Find"), .click(.row, "Elm"), .press(.escape), .write("search"),
        .press(.escape),
      ]
    },
  ]
}
