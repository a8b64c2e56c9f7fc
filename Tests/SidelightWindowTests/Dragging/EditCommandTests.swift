import Foundation
import Observation
import Sidelight
import SidelightWindowTesting
import Testing

/// The keys of the clipboard, in real windows and by the same script without a display.
@Suite("Copy, cut, paste and delete", .serialized)
@MainActor struct EditCommandTests {
  @Observable final class Desk {
    var notes = ["ant", "bee", "cat"]
    var chosen: Set<String> = []
    var pasted: [String] = []
    var deletes = 0
    var canDelete = true
    var canCopy = true
    var field = ""
  }

  private struct Page: View {
    @Bindable var desk: Desk
    var body: some View {
      VStack {
        TextField("Field", text: $desk.field)
        List(desk.notes, id: \.self, selection: $desk.chosen) { Text($0) }
          .copyable(desk.canCopy ? desk.notes.filter(desk.chosen.contains) : [])
          .cuttable(for: String.self) {
            let cut = desk.notes.filter(desk.chosen.contains)
            desk.notes.removeAll(where: desk.chosen.contains)
            return cut
          }
          .pasteDestination(for: String.self) {
            desk.notes += $0
          } validator: {
            $0.filter { !desk.notes.contains($0) }
          }
          .onDeleteCommand(perform: desk.canDelete ? { desk.deletes += 1 } : nil)
        Button("Button") {}
          .onCopyCommand { [NSItemProvider(object: URL(filePath: "/tmp/a"))] }
          .onCutCommand { [NSItemProvider(object: NSString(string: "cut"))] }
          .onPasteCommand(of: [.fileURL]) { desk.pasted += $0.compactMap(\.registeredTypeIdentifiers.first) }
        Button("Validated") {}
          .onPasteCommand(of: [.plainText]) {
            $0.count == 1 ? "one" : nil
          } perform: {
            desk.pasted.append($0)
          }
      }
    }
  }

  private func app(_ depth: Depth, _ desk: Desk) async throws -> TestApp {
    try await TestApp(depth, width: 800, height: 600) { Page(desk: desk) }
  }

  @Test(arguments: Depth.available)
  func `Values are copied, cut and pasted with the focus in the view`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    try await app.row("ant").click()
    try await app.row("bee").click(.control)
    try await app.press(.character("c"), .control)
    #expect(await app.clipboardText == "ant\nbee")
    desk.canCopy = false
    app.copy(text: "dog")
    try await app.press(.character("c"), .control)
    #expect(await app.clipboardText == "dog")
    try await app.press(.character("x"), .control)
    #expect(await app.clipboardText == "ant\nbee")
    #expect(desk.notes == ["cat"])
    app.copy(text: "dog")
    try await app.row("cat").click()
    try await app.press(.character("v"), .control)
    try await app.settle()
    #expect(desk.notes == ["cat", "dog"])
    // The validator leaves nothing of it.
    try await app.press(.character("v"), .control)
    try await app.settle()
    #expect(desk.notes == ["cat", "dog"])
    app.copy(uris: ["file:///tmp/a"])
    try await app.press(.character("v"), .control)
    try await app.settle()
    #expect(desk.notes == ["cat", "dog"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Delete is for what has the focus, and not for a text field beside it`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    try await app.row("ant").click()
    try await app.press(.delete)
    #expect(desk.deletes == 1)
    desk.canDelete = false
    try await app.settle()
    try await app.press(.delete)
    #expect(desk.deletes == 1)
    desk.canDelete = true
    try await app.settle()
    try await app.textField("Field").type("x")
    try await app.press(.delete)
    try await app.press(.character("v"), .control)
    #expect(desk.deletes == 1 && desk.notes.count == 3)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Things are copied and pasted by their types`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    try await app.button("Button").focus()
    try await app.press(.character("c"), .control)
    #expect(await app.clipboardURIs == ["file:///tmp/a"])
    try await app.press(.character("v"), .control)
    try await app.settle()
    #expect(desk.pasted == ["public.file-url"])
    try await app.press(.character("x"), .control)
    #expect(await app.clipboardText == "cut")
    try await app.press(.character("v"), .control)
    try await app.settle()
    #expect(desk.pasted == ["public.file-url"])
    try await app.button("Validated").focus()
    try await app.press(.character("v"), .control)
    try await app.settle()
    #expect(desk.pasted == ["public.file-url", "one"])
    try await app.close()
  }
}
