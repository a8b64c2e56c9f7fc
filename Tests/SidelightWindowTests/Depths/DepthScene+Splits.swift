import Sidelight
import SidelightWindowTesting

extension DepthScene {
  static let splits = [
    DepthScene("three columns", width: 1200) { desk, bind in
      NavigationSplitView(columnVisibility: bind.visibility) {
        List(["Red", "Green"], id: \.self, selection: Binding(bind.choice)) { Text($0) }.navigationTitle("Colours")
      } content: {
        List(desk.items, id: \.self, selection: bind.one) { Text($0) }.navigationTitle(desk.choice)
      } detail: {
        VStack {
          Text(desk.one ?? "Nothing")
          Button("Push") { desk.note("push") }
        }
        .navigationTitle("Detail")
      }
    } inputs: {
      [
        .press(.enter), .press(.space), .press(.escape), .click(.row, "Green"), .click(.row, "Elm"), .press(.up), .press(.f9), .press(.f9),
        .click(.button, "Toggle Sidebar"), .press(.character("q")), .click(.row, "Elm"), .press(.down),
        .press(.character("s"), [.control, .alt]), .press(.up), .press(.escape), .press(.down), .resize(420), .click(.button, "Push"),
        .press(.escape), .press(.left, .alt), .click(.row, "Red"), .click(.row, "Birch"), .click(.button, "Push"), .click(.button, "Back"),
        .press(.enter), .press(.escape), .press(.escape), .press(.escape), .press(.down), .press(.enter), .resize(1200),
        .write("detail only"), .press(.f9), .write("sidebar"), .press(.left, .alt),
      ]
    },
    DepthScene("nothing to choose") { _, _ in
      VStack {
        Text("Only text")
        Image(systemName: "star").accessibilityLabel("Star")
      }
    } inputs: {
      [
        .press(.enter), .press(.space), .press(.escape), .press(.delete), .press(.backspace), .press(.up), .press(.down), .press(.home),
        .press(.character("a")), .press(.character("a"), .control), .press(.character("z"), .control), .press(.left, .alt), .press(.f9),
        .press(.f5), .press(.menu), .press(.f10, .shift), .press(.character("f"), .control), .press(.pageDown), .click(.text, "Only text"),
        .press(.enter),
      ]
    },
  ]
}
extension Binding where Value == String? {
  /// A choice that is never taken back.
  @MainActor init(_ base: Binding<String>) {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }
}
