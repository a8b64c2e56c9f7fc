import DisplaySupport
import Observation
import SidelightBridge
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// Nothing is selected until the program or the user says so: GtkListBox selects the row that the focus comes to, and toolkits over it do.
@Suite("Nothing is selected by itself", .serialized)
@MainActor struct UnselectedTests {
  struct Leaf: Identifiable, Hashable {
    let id: String
    var children: [Leaf]?
  }

  @Observable @MainActor final class Store {
    var one: String?
    var several: Set<String> = []
    var leaves: [Leaf] = []

    var isEmpty: Bool { one == nil && several.isEmpty }
    func fill() { leaves = (0..<300).map { Leaf(id: "Leaf \($0)", children: $0 % 2 == 0 ? [Leaf(id: "Below \($0)")] : nil) } }
  }

  enum Form: CaseIterable { case one, several, sections, outline }

  private struct Leaves: View {
    @Bindable var store: Store
    let form: Form
    var body: some View {
      VStack {
        Button("Before") {}
        switch form {
        case .one: List(store.leaves, selection: $store.one) { Text($0.id) }
        case .several: List(store.leaves, selection: $store.several) { Text($0.id) }
        case .sections: List(selection: $store.one) { Section("First") { ForEach(store.leaves) { Text($0.id) } } }
        case .outline: List(store.leaves, children: \.children, selection: $store.several) { Text($0.id) }
        }
      }
    }
  }

  /// What GTK draws as selected.
  private func selected(_ app: TestApp) -> Int {
    let list = app.renderer?.controllers.values.compactMap { $0 as? ListController }.first
    return list?.places.values.filter { $0.item.isSelected || $0.item.child?.parent?.hasState(.selected) == true }.count ?? -1
  }

  @Test(.needsWindow, arguments: Form.allCases)
  func `Neither the focus nor data select a row, and an arrow selects one`(form: Form) async throws {
    let store = Store()
    let app = try await TestApp(.window, width: 400, height: 500) { Leaves(store: store, form: form) }
    try await app.button("Before").focus()
    try await app.press(.tab)
    store.fill()
    try await app.settle()
    #expect(store.isEmpty && selected(app) == 0, "data came under the focus")
    try await app.row("Leaf 0").focus()
    #expect(store.isEmpty && selected(app) == 0, "the focus came")
    try await app.press(.down, .control)
    #expect(try app.row("Leaf 1").isFocused)
    #expect(store.isEmpty && selected(app) == 0, "Control takes the focus along alone")
    store.leaves.removeFirst()
    store.leaves.insert(Leaf(id: "New"), at: 0)
    try await app.settle()
    #expect(store.isEmpty && selected(app) == 0, "other data")
    store.leaves = []
    try await app.settle()
    store.fill()
    try await app.settle()
    #expect(store.isEmpty && selected(app) == 0, "all data went and came")
    try await app.row("Leaf 3").focus()
    try await app.press(.down)
    #expect(selected(app) == 1)
    #expect(form == .several || form == .outline ? store.several.count == 1 : store.one != nil)
    try await app.close()
  }

  @Test(.needsWindow)
  func `What opens in an outline is not selected, nor is what it was opened from`() async throws {
    let store = Store()
    store.fill()
    let app = try await TestApp(.window, width: 400, height: 500) { Leaves(store: store, form: .outline) }
    try await app.row("Leaf 0").toggle()
    #expect(app.row("Below 0").exists)
    #expect(store.isEmpty && selected(app) == 0)
    try await app.row("Leaf 2").focus()
    try await app.press(.right)
    #expect(app.row("Below 2").exists)
    #expect(store.isEmpty && selected(app) == 0)
    try await app.close()
  }
}
