import DisplaySupport
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import Testing

/// What assistive technology is told of a split view in each of its stages.
@Suite("What assistive technology is told", .serialized, .needsWindow)
@MainActor struct AccessibleTreeTests {
  /// The columns and the inspector that are not hidden, with their roles and names. GTK (4.18) gives landmarks no role of their own on the
  /// accessibility bus, so that a named group is what a screen reader says.
  private func parts(_ app: PostWindow) -> [String] {
    Slot.splitParts.compactMap { part in
      guard let page = app.page(part), page.accessibleMismatch(.hidden(false)) == nil else { return nil }
      let role = page.accessibleRole == .group ? "group" : "\(page.accessibleRole)"
      return "\(role) \(page.accessibleLabel ?? "")"
    }
  }

  /// What the plan shows, as it has to be told.
  private func expected(_ app: PostWindow, _ names: [Slot: String]) -> [String] {
    guard let split = app.split, case .split(let element) = split.element.kind else { return [] }
    return Slot.splitParts.filter(element.plan.isVisible(part:)).compactMap { names[$0] }.map { "group \($0)" }
  }

  /// What can have the focus and has no name, but for what hands it on to what is inside.
  private func nameless(_ app: PostWindow) -> [String] {
    let passages = ["SidelightScrolledWindow", "SidelightListView", "GtkText", "AdwNavigationPage"]
    return app.widgets.filter { $0.isFocusable && $0.canFocus && $0.spokenName.isEmpty }.map(\.typeName).filter { !passages.contains($0) }
  }

  @Test(arguments: [true, false], [true, false])
  func `Each column is a named group in every stage, and nobody hears of what is hidden`(isThree: Bool, hasTitles: Bool) async throws {
    let post = Post()
    post.hasTitles = hasTitles
    let app = await PostWindow(post, width: 1300, isThree: isThree)
    let names: [Slot: String] =
      hasTitles
      ? [.sidebar: "Folders", .content: "Letters", .detail: "Letter", .inspector: "About"]
      : [.sidebar: "Sidebar", .content: "Content", .detail: "Detail", .inspector: "Inspector"]
    for width in [1300, 600, 420, 1300] {
      await app.resize(width)
      for step in 0..<4 {
        #expect(parts(app) == expected(app, names), "at \(width), step \(step): \(app.picture)")
        #expect(nameless(app) == [], "at \(width), step \(step): \(app.picture)")
        if step % 2 == 0 { post.isInspected.toggle() } else { await app.press(.f9) }
        await app.settle()
      }
    }
    await app.close()
  }

  @Test(arguments: [true, false])
  func `Each page of the stack is a named group while it is on top, and nobody hears of the others`(isThree: Bool) async throws {
    let app = await PostWindow(width: 420, isThree: isThree)
    let names: [Slot: String] = [.sidebar: "Folders", .content: "Letters", .detail: "Letter", .inspector: "About"]
    app.page(.sidebar)?.moveFocus(.tabForward)
    for column in isThree ? ["Folders", "Letters", "Letter"] : ["Folders", "Letter"] {
      #expect(parts(app) == ["group \(column)"])
      await app.press(.i, [.control, .alt])
      #expect(parts(app) == expected(app, names), "with the sheet over \(column)")
      #expect(nameless(app) == [], "with the sheet over \(column)")
      await app.press(.escape)
      #expect(parts(app) == ["group \(column)"])
      #expect(nameless(app) == [], "at \(column)")
      if column != "Letter" { await app.press(.enter) }
    }
    for column in isThree ? ["Letters", "Folders"] : ["Folders"] {
      await app.press(.escape)
      #expect(parts(app) == ["group \(column)"])
    }
    await app.close()
  }

  @Test(arguments: [false, true])
  func `Dividers and the sidebar button say what they are, in either direction of text`(isRightToLeft: Bool) async throws {
    DesktopSettings.isRightToLeft = isRightToLeft
    defer { DesktopSettings.isRightToLeft = false }
    let app = await PostWindow(width: 1300)
    let strips = try #require(app.split?.dividerStrips)
    #expect(strips.map { $0.widget.accessibleLabel } == ["Sidebar Width", "Content Width"])
    for (strip, width) in strips {
      #expect(strip.accessibleRole == .separator)
      #expect(strip.accessibleMismatch(.value(width)) == nil)
      #expect(strip.accessibleMismatch(.orientation(.vertical)) == nil)
      #expect(strip.accessibleMismatch(.hidden(false)) == nil)
    }
    let toggle = try #require(app.window?.visibleTree.first { $0.accessibleLabel == "Toggle Sidebar" })
    let sidebar = try #require(app.page(.sidebar))
    #expect(toggle.accessibleControlsMismatch(sidebar) == nil)
    #expect(toggle.accessibleMismatch(.expanded(true)) == nil)
    await app.press(.f9)
    #expect(toggle.accessibleMismatch(.expanded(false)) == nil)
    #expect(strips[0].widget.accessibleMismatch(.hidden(true)) == nil)
    await app.close()
  }
}
