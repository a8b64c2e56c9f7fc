import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// What lists offer besides their rows, with the keyboard alone.
@Suite("Lists with the keyboard", .serialized)
@MainActor struct ListKeyboardTests {
  private typealias Store = EditingWindowTests.Store

  /// Presses Tab until something has the focus.
  private func tab(_ app: TestApp, to element: TestElement, _ location: SourceLocation = #_sourceLocation) async throws {
    for _ in 0..<30 {
      if try element.isFocused { return }
      try await app.press(.tab)
    }
    Issue.record("Tab does not come by it", sourceLocation: location)
  }

  private struct Favorites: View {
    @Bindable var store: Store
    var body: some View {
      NavigationStack {
        List($store.items, editActions: .all, selection: $store.selection) { $item in Text(item.name).deleteDisabled(item.id == 0) }
          .navigationTitle("Favorites")
          .toolbar { EditButton() }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `In edit mode the arrows only move the focus, and Space adds to the selection and takes away from it`(depth: Depth) async throws {
    let store = Store(6)
    let app = try await TestApp(depth, width: 400, height: 600) { Favorites(store: store) }
    try await app.row("Item 1").click()
    try await app.button("Edit").click()
    try await app.row("Item 1").focus()
    try await app.press(.down)
    #expect(try app.row("Item 2").isFocused)
    #expect(store.selection == [1])
    try await app.press(.space)
    try await app.press(.end)
    #expect(try app.row("Item 5").isFocused)
    try await app.press(.space)
    #expect(store.selection == [1, 2, 5])
    try await app.press(.home)
    try await app.press(.down)
    try await app.press(.space)
    #expect(store.selection == [2, 5])
    try await app.press(.up)
    #expect(try app.row("Item 0").isFocused)
    try await app.press(.up)
    #expect(try app.row("Item 0").isFocused)
    try await app.press(.delete)
    #expect(store.ids == [0, 1, 3, 4])
    try await app.press(.character("z"), .control)
    #expect(store.ids == [0, 1, 2, 3, 4, 5])
    try await app.button("Done").click()
    try await app.row("Item 3").focus()
    try await app.press(.down)
    #expect(store.selection.count == 1, "out of edit mode the selection goes along")
    try await app.close()
  }

  @Test(.needsWindow)
  func `Edit mode is entered, a row deleted by its button and edit mode left without a pointer`() async throws {
    let store = Store(4)
    let app = try await TestApp(.window, width: 400, height: 600) { Favorites(store: store) }
    try await tab(app, to: app.button("Edit"))
    try await app.press(.enter)
    try await app.wait(until: "edit mode is there") { app.button("Done").exists }
    try await tab(app, to: app.row("Item 0"))
    try await app.press(.pageDown)
    #expect(try app.row("Item 3").isFocused)
    #expect(store.selection == [])
    try await app.press(.up)
    // Within the row Tab goes to what stands in it.
    try await app.press(.tab)
    try await app.press(.enter)
    try await app.wait(until: "the row is deleted") { store.ids == [0, 1, 3] }
    #expect(try app.row("Item 3").isFocused, "the focus goes on to the next row")
    try await tab(app, to: app.button("Done"))
    try await app.press(.enter)
    try await app.wait(until: "edit mode is over") { app.button("Edit").exists }
    try await app.close()
  }

  private struct Sidebar: View {
    @Bindable var names: Choice<[String]>
    @State private var isExpanded = true
    @State private var choice: String?
    var body: some View {
      List(selection: $choice) {
        Text("Home").tag("Home")
        Section("Folds", isExpanded: $isExpanded) { ForEach(names.value, id: \.self) { Text($0) } }
        Section("Stays") { Text("Last").tag("Last") }
          .sectionActions { Button("Add", systemImage: "plus") { names.value.append("New \(names.value.count)") } }
      }
      .listStyle(.sidebar)
    }
  }

  @Test(arguments: Depth.available)
  func `Arrows, Space and Enter fold a section from its header, and nothing is selected there`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 600) { Sidebar(names: Choice(["A", "B"])) }
    try await app.row("A").click()
    try await app.press(.up)
    #expect(try app.heading("Folds").isFocused)
    #expect(try app.row("A").isSelected)
    for key in [TestKey.space, .enter, .left] {
      try await app.press(key)
      #expect(try !app.heading("Folds").isExpanded, "\(key.name)")
      #expect(app.rows == ["Home", "Last"], "\(key.name)")
      #expect(try app.heading("Folds").isFocused, "\(key.name)")
      try await app.press(key == .left ? .right : key)
      #expect(try app.heading("Folds").isExpanded, "\(key.name)")
      #expect(app.rows == ["Home", "A", "B", "Last"], "\(key.name)")
    }
    try await app.press(.down)
    #expect(try app.row("A").isFocused && app.row("A").isSelected)
    try await app.close()
  }

  @Test(.needsWindow)
  func `The actions of a section that does not fold are come by`() async throws {
    let names = Choice(["A"])
    let app = try await TestApp(.window, width: 400, height: 600) { Sidebar(names: names) }
    try await app.row("A").click()
    try await app.press(.down)
    #expect(try app.heading("Stays, Add").isFocused)
    try await app.press(.tab)
    #expect(try app.button("Add").isFocused)
    try await app.press(.enter)
    try await app.wait(until: "it has been used") { names.value == ["A", "New 1"] }
    #expect(try app.button("Add").isFocused)
    try await app.press(.down)
    #expect(try app.row("Last").isFocused)
    try await app.press(.up)
    #expect(try app.heading("Stays, Add").isFocused)
    try await app.press(.up)
    #expect(try app.row("New 1").isFocused)
    try await app.close()
  }

  private struct Inbox: View {
    @Bindable var names: Choice<[String]>
    let done: Choice<[String]>
    var body: some View {
      List($names.value, id: \.self, editActions: .delete) { $name in
        Text(name).swipeActions(edge: .leading) { Button("Flag") { done.value.append("flag \(name)") } }
      }
    }
  }

  @Test(.needsWindow)
  func `What a swipe offers is in the menu that a key opens`() async throws {
    let done = Choice<[String]>([])
    let names = Choice(["A", "B", "C"])
    let app = try await TestApp(.window, width: 400, height: 600) { Inbox(names: names, done: done) }
    try await app.row("B").focus()
    /// The entry of the open menu that has the focus.
    func entry() -> String? {
      guard let widget = app.renderer?.windows.first?.window.focusedWidget, widget.typeName == "GtkModelButton" else { return nil }
      return widget.property("text", as: String?.self)
    }
    func choose(_ title: String) async throws {
      try await app.wait(until: "an entry has the focus") { entry() != nil }
      for _ in 0..<3 where entry() != title { try await app.press(.down) }
      #expect(entry() == title)
      try await app.press(.enter)
    }
    // Whoever knows the menu waits for nothing.
    try await app.press(.f10, .shift)
    try await app.press(.enter)
    try await app.wait(until: "the entry has done it") { done.value == ["flag B"] }
    try await app.wait(until: "the menu is gone") { (try? app.row("B").isFocused) == true }
    try await app.press(.menu)
    try await choose("Delete")
    try await app.wait(until: "the row is gone") { names.value == ["A", "C"] }
    #expect(try app.row("C").isFocused)
    try await app.close()
  }
}
