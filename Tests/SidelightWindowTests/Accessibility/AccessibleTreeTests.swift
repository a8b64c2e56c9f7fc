import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import Testing

/// What assistive technology is told of a split view in each of its stages.
@Suite("What assistive technology is told", .serialized, .needsRendererDisplay)
@MainActor struct AccessibleTreeTests {
  /// The columns and the inspector that are not hidden, with their roles and names.
  private func parts(_ app: PostWindow) -> String {
    Slot.splitParts.compactMap { part in
      guard let page = app.page(part), page.accessibleMismatch(.hidden(false)) == nil else { return nil }
      let role = page.accessibleRole == .group ? "group" : "\(page.accessibleRole)"
      return "\(part) \(role) “\(page.accessibleLabel ?? "")”"
    }.joined(separator: ", ")
  }

  /// What can have the focus and has no name.
  private func nameless(_ app: PostWindow) -> [String] {
    app.window.visibleTree.filter { $0.isFocusable && $0.isMapped && $0.spokenName.isEmpty && !$0.isPassage }.map(\.typeName)
  }

  @Test func `Probe`() async throws {
    for titles in [true, false] {
      for width in [1300, 800, 420] {
        let post = Post()
        post.hasTitles = titles
        let app = await PostWindow(post, width: Double(width))
        print("T", width, app.picture, parts(app), nameless(app))
        post.isInspected = true
        await app.settle()
        print("T", width, app.picture, parts(app), nameless(app))
        await app.press(.f9)
        print("T", width, app.picture, parts(app), nameless(app))
        app.close()
      }
    }
  }
}

extension Widget {
  /// What takes the focus only to hand it on to what is inside.
  var isPassage: Bool { ["GtkScrolledWindow", "GtkListView", "GtkText"].contains(typeName) }
}
