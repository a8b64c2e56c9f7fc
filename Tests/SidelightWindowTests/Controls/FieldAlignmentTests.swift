import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// Where the text of a field lies.
@Suite("Fields: alignment", .serialized)
@MainActor struct FieldAlignmentTests {
  private struct Fields: View {
    var body: some View {
      Form {
        LabeledContent("Price") { TextField("Price", text: .constant("12")) }
        TextField("Name", text: .constant("Ada"))
      }
    }
  }

  @Test(arguments: Depth.available) func `A field that is a value ends where values end`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 300) { Fields() }
    var sides: [String: ElementAlignment.Side] = [:]
    for node in app.driver.tree.all {
      if let field = node.element.kind.control(TextFieldElement.self) { sides[field.text] = field.alignment }
    }
    #expect(sides == ["12": .end, "Ada": .start])
    if depth == .window {
      let entries = try #require(app.renderer?.windows.first?.window.visibleTree.compactMap { $0 as? EntryWidget })
      #expect(entries.first { $0.text == "12" }?.alignment == 1)
    }
    try await app.close()
  }
}
