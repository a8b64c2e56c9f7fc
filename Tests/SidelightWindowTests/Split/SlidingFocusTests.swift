import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// The keyboard while columns come and go.
@Suite("The focus beside sliding columns", .serialized, .needsWindow)
@MainActor struct SlidingFocusTests {
  private struct Columns: View {
    @State private var isPresented = false
    var body: some View {
      NavigationSplitView {
        List(1...3, id: \.self) { Text("Row \($0)") }
      } detail: {
        Button("Detail") {}.inspector(isPresented: $isPresented) { Button("About") {} }
      }
    }
  }

  @Test func `A sidebar that goes takes no focus from then on, and one that comes does; nor does a closed sheet`() async throws {
    let app = try await TestApp(.window, width: 900, height: 500) { Columns() }
    func parts() throws -> (pane: Bool, sheets: [Bool]) {
      let split = try #require(app.renderer?.controllers.values.compactMap { $0 as? SplitController }.first)
      let window = try #require(app.renderer?.windows.first?.window)
      let sheets = window.visibleTree.filter { $0.parent is BottomSheetWidget && $0.typeName == "AdwGizmo" }
      return (split.columns.outer.pane.canFocus, sheets.map(\.canFocus))
    }
    let shown = try parts()
    #expect(shown.pane && !shown.sheets.contains(true))
    try await app.press(.f9)
    let hidden = try parts()
    #expect(!hidden.pane)
    try await app.press(.f9)
    let again = try parts()
    #expect(again.pane)
    try await app.close()
  }
}
