import Observation
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// Where the list has no place beside the detail, a detail that waits for a choice does not stand alone.
@MainActor @Suite("Split view: a detail that waits for a choice", .serialized) struct SplitOfferTests {
  @Observable final class Folder {
    var visibility: NavigationSplitViewVisibility
    var place: String? = "Home"
    var file: Int?

    init(_ visibility: NavigationSplitViewVisibility) { self.visibility = visibility }
  }

  /// Content and detail need 620 px to stand side by side.
  private struct Columns: View {
    @Bindable var folder: Folder

    var body: some View {
      NavigationSplitView(columnVisibility: $folder.visibility) {
        List(["Home", "Music"], id: \.self, selection: $folder.place) { Text($0) }.navigationTitle("Places")
      } content: {
        List(0..<3, id: \.self, selection: $folder.file) { Text("File \($0)") }
          .navigationSplitViewColumnWidth(min: 300, ideal: 300).navigationTitle("Files")
      } detail: {
        Text(folder.file.map { "About \($0)" } ?? "Nothing Selected").navigationTitle("About")
      }
    }
  }

  @Test(arguments: Depth.available, [500.0, 520])
  func `The list lies over it, and the first choice shows what was chosen`(depth: Depth, width: Double) async throws {
    let folder = Folder(.automatic)
    let app = try await TestApp(depth, width: width, height: 400) { Columns(folder: folder) }
    #expect(app.split?.picture == "{content 300}|detail \(Int(width))|")
    #expect(app.row("File 1").isVisible && !app.row("Music").isVisible)
    try await app.row("File 1").click()
    #expect(app.split?.picture == "|detail \(Int(width))|")
    #expect(app.text("About 1").isVisible && folder.visibility == .automatic)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A window that becomes narrower has it, too, and a wider one has the list beside it`(depth: Depth) async throws {
    let folder = Folder(.automatic)
    let app = try await TestApp(depth, width: 1000, height: 400) { Columns(folder: folder) }
    #expect(app.split?.picture == "|sidebar 240|content 300|detail 460|")
    try await app.resize(width: 700)
    #expect(app.split?.picture == "|content 300|detail 400|")
    try await app.resize(width: 600)
    #expect(app.split?.picture == "{content 300}|detail 600|")
    // Escape closes it as the user's own.
    try await app.press(.escape)
    #expect(app.split?.picture == "|detail 600|" && folder.visibility == .automatic)
    try await app.resize(width: 700)
    #expect(app.split?.picture == "|content 300|detail 400|")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Code that selects, or says what is visible, has the last word`(depth: Depth) async throws {
    let folder = Folder(.automatic)
    let app = try await TestApp(depth, width: 520, height: 400) { Columns(folder: folder) }
    folder.visibility = .detailOnly
    try await app.settle()
    #expect(app.split?.picture == "|detail 520|")
    folder.visibility = .automatic
    try await app.settle()
    #expect(app.split?.picture == "{content 300}|detail 520|")
    folder.file = 2
    try await app.settle()
    #expect(app.split?.picture == "|detail 520|" && app.text("About 2").isVisible)
    try await app.close()
  }
}
