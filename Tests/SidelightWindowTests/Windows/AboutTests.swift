import DisplaySupport
import Foundation
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// What the main menu says about an app that is installed with a metainfo file.
@Suite("About an app", .serialized, .needsWindow)
@MainActor struct AboutTests {
  private static let metainfo = """
    <?xml version="1.0" encoding="UTF-8"?>
    <component type="desktop-application">
      <name>Photos</name>
      <name xml:lang="xx">Nobody's</name>
      <summary>Look at pictures &amp; films</summary>
      <project_license>GPL-3.0-or-later</project_license>
      <developer id="org.example"><name>Ada Example</name></developer>
      <url type="homepage">https://example.org</url>
      <url type="bugtracker">https://example.org/issues</url>
      <releases>
        <release version="2.1" date="2026-01-02"><description><p>Faster</p></description></release>
        <release version="2.0" date="2025-01-02"/>
      </releases>
    </component>
    """

  private struct Scenes: Scene {
    var body: some Scene { WindowGroup("Main") { Text("main") }.defaultSize(width: 500, height: 600) }
  }

  /// Shows what is said about an app with an id, and reads it.
  private func read(_ id: String, _ look: @MainActor (_ menu: [String], _ labels: [String], _ dialog: AboutDialogWidget) throws -> Void)
    async throws
  {
    _ = Toolkit.startForTests()
    let windows = AppWindows(of: nil) {
      var contents = Scenes().contents
      contents.introduce(AppIdentity(id: id, name: "program", version: ""))
      return contents
    }
    let host = try #require(windows.openFirst())
    let menu = host.graph.mainMenu().map(\.title)
    host.graph[AppRequests.self].showAbout()
    await host.awaitQuiet()
    let tree = host.renderer.windows.first?.window.visibleTree ?? []
    let dialog = try #require(tree.compactMap { $0 as? AboutDialogWidget }.first)
    try look(menu, tree.compactMap { ($0 as? LabelWidget)?.text ?? $0.visibleText }, dialog)
    // A window closes the dialog that is over it first.
    for _ in 0..<2 {
      for host in windows.open { host.close() }
      await MainLoop.rest()
    }
    #expect(windows.open.isEmpty)
  }

  @Test func `It says what the file says that the desktop has of it, and the program alone where there is none`() async throws {
    let id = "io.github.sidelight.Test.\(UUID().uuidString)"
    let data = try #require(ProcessInfo.processInfo.environment["XDG_DATA_HOME"])
    let folder = URL(filePath: data).appending(path: "metainfo")
    try await read(id) { menu, labels, dialog in
      #expect(menu.last == "About program" && labels.contains("program") && !labels.contains("Photos"))
      #expect(dialog.property("website", as: String.self) == "")
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "\(id).metainfo.xml")
    try Data(Self.metainfo.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await read(id) { menu, labels, dialog in
      #expect(menu.last == "About Photos")
      for text in ["Photos", "Ada Example", "2.1"] { #expect(labels.contains(text), "\(labels)") }
      #expect(!labels.contains("program"))
      @MainActor func said(_ name: String) -> String { dialog.property(name) }
      #expect(said("comments") == "Look at pictures &amp; films")
      #expect(said("website") == "https://example.org" && said("issue-url") == "https://example.org/issues")
      #expect(said("release-notes") == "<p>Faster</p>" && said("release-notes-version") == "2.1")
      #expect(said("application-icon") == id)
      // GTK's number of this licence.
      #expect(dialog.property("license-type", as: Int.self) == 3)
    }
  }
}
