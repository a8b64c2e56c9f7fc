import Sidelight
import SidelightWindowTesting

extension DepthScene {
  static let layers = [
    DepthScene("sheets") { desk, bind in
      VStack {
        Button("Open") { desk.isSheet = true }
        TextField("Behind", text: bind.text)
      }
      .sheet(isPresented: bind.isSheet, onDismiss: { desk.note("dismiss") }) {
        VStack {
          TextField("Front", text: bind.text)
          Button("Second") { desk.isSecondSheet = true }
          Button("Note") { desk.note("note") }
        }
        .navigationTitle("First")
        .sheet(isPresented: bind.isSecondSheet) { Text("Top").navigationTitle("Second") }
      }
    } inputs: {
      [
        .click(.button, "Open"), .press(.enter), .type("A", in: "Front"), .click(.button, "Note"), .click(.button, "Second"),
        .press(.character("q")), .press(.enter), .press(.escape), .press(.space), .press(.escape), .press(.escape), .press(.enter),
        .write("no sheet"), .write("sheet"), .click(.button, "Close"), .press(.space),
      ]
    },
    DepthScene("alerts") { desk, bind in
      VStack {
        Button("Ask") { desk.isSheet = true }
        TextField("Behind", text: bind.text)
      }
      .alert("Sure?", isPresented: bind.isSheet) {
        TextField("Why", text: bind.text)
        Button("Yes") { desk.note("yes") }.disabled(desk.text.isEmpty)
        Button("Again") { desk.isSecondSheet = true }
        Button("No", role: .cancel) { desk.note("no") }
      } message: {
        Text("For ever.")
      }
      .confirmationDialog("Really?", isPresented: bind.isSecondSheet) {
        Button("Really", role: .destructive) { desk.note("really") }
      }
    } inputs: {
      [
        .click(.button, "Ask"), .press(.enter), .type("A", in: "Why"), .press(.enter), .press(.enter), .press(.escape), .press(.enter),
        .write("no sheet"), .write("sheet"), .click(.button, "Again"), .press(.escape), .press(.space), .click(.button, "Again"),
        .press(.right), .press(.enter), .press(.enter), .press(.character("q")), .click(.button, "No"),
      ]
    },
    DepthScene("an inspector that is a column, an overlay and a sheet", width: 900) { desk, bind in
      NavigationSplitView {
        List(desk.items, id: \.self, selection: bind.one) { Text($0) }.navigationTitle("Trees")
      } detail: {
        VStack {
          Text(desk.one ?? "Nothing")
          Button("Inspect") { desk.isInspector.toggle() }
        }
        .navigationTitle("Detail")
        .inspector(isPresented: bind.isInspector) {
          VStack {
            TextField("Fact", text: bind.text)
            Button("Inner") { desk.note("inner") }
          }
        }
      }
    } inputs: {
      [
        .click(.row, "Birch"), .click(.button, "Inspect"), .click(.button, "Inner"), .press(.escape),
        .press(.character("i"), [.control, .alt]),
        .press(.character("i"), [.control, .alt]), .resize(600), .click(.button, "Inner"), .press(.escape), .write("inspector"),
        .press(.enter), .resize(400), .click(.button, "Inner"), .click(.button, "Close"), .press(.enter), .write("inspector"),
        .press(.escape), .press(.left, .alt), .write("inspector"), .resize(900), .write("no inspector"),
      ]
    },
  ]
}
