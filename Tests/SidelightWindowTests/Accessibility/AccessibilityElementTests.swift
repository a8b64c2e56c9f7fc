import DisplaySupport
import Observation
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// What assistive technology finds of views that say what they are.
@Suite("Accessibility elements", .serialized)
@MainActor struct AccessibilityElementTests {
  @Observable final class Desk {
    var isHidden = true
    var isSelected = true
    var size = "4 MB"
    var hasButton = false
  }

  private struct Page: View {
    let desk: Desk
    var body: some View {
      VStack {
        Text("Secret").accessibilityIdentifier("secret").accessibilityHidden(desk.isHidden)
        HStack {
          Text("Size")
          Text(desk.size)
          if desk.hasButton { Button("Change") {} }
        }
        .accessibilityIdentifier("combined").accessibilityElement(children: .combine)
        HStack {
          Text("A"); Text("B")
        }
        .accessibilityIdentifier("ignored").accessibilityElement().accessibilityLabel("Both")
        HStack {
          Text("C"); Text("D")
        }
        .accessibilityIdentifier("contained").accessibilityElement(children: .contain).accessibilityLabel("Letters")
        Text("Chapter").accessibilityIdentifier("chapter").accessibilityHeading(.h2)
        Text("Press").accessibilityIdentifier("press")
          .accessibilityAddTraits(desk.isSelected ? [.isButton, .isSelected] : .isButton)
        Text("Plain").accessibilityIdentifier("plain").accessibilityAddTraits([.isHeader, .isLink]).accessibilityRemoveTraits(.isHeader)
        Text("Modal").accessibilityIdentifier("modal").accessibilityAddTraits(.isModal)
      }
    }
  }

  private func core(_ name: String, _ app: TestApp) throws -> Widget {
    try #require(app.renderer?.controllers.values.first { $0.core?.name == name }?.core)
  }

  /// The names and roles that assistive technology finds in a widget, a part of the window that is not presented left out.
  private func found(_ widget: Widget) -> [String] {
    if [.presentation, .none].contains(widget.accessibleRole) { return [] }
    let inside = widget.children.flatMap(found)
    if widget.accessibleRole == .group, let name = widget.accessibleLabel { return ["group \(name)"] + inside.map { "  " + $0 } }
    return inside + (widget.accessibleRole == .label || widget.accessibleRole == .button ? [widget.accessibleLabel ?? ""] : [])
  }

  private func outline(_ app: TestApp) throws -> [String] {
    found(try #require(app.renderer?.windows.first?.window)).filter { !$0.isEmpty }
  }

  @Test(.needsWindow)
  func `What is hidden is not found, and comes and goes as the app says`() async throws {
    let desk = Desk()
    let app = try await TestApp(.window, width: 600, height: 500) { Page(desk: desk) }
    #expect(try !outline(app).contains("Secret"))
    #expect(app.text("Secret").isVisible)
    desk.isHidden = false
    try await app.settle()
    #expect(try outline(app).contains("Secret"))
    desk.isHidden = true
    try await app.settle()
    #expect(try !outline(app).contains("Secret"))
    try await app.close()
  }

  @Test(.needsWindow)
  func `A group is called by its label or by what is in it, and hides what nobody can operate`() async throws {
    let desk = Desk()
    let app = try await TestApp(.window, width: 600, height: 500) { Page(desk: desk) }
    var outline = try outline(app)
    #expect(outline.contains("group Size, 4 MB") && !outline.contains("  Size"))
    #expect(outline.contains("group Both") && !outline.contains("  A"))
    #expect(outline.contains("group Letters") && outline.contains("  C") && outline.contains("  D"))
    desk.size = "5 MB"
    try await app.settle()
    #expect(try self.outline(app).contains("group Size, 5 MB"))
    desk.hasButton = true
    try await app.settle()
    outline = try self.outline(app)
    #expect(outline.contains("group Size, 5 MB, Change") && outline.contains("  Change") && outline.contains("  Size"))
    try await app.button("Change").click()
    desk.hasButton = false
    try await app.settle()
    #expect(try !self.outline(app).contains("  Size"))
    try await app.close()
  }

  @Test(.needsWindow)
  func `A view is what its traits say`() async throws {
    let desk = Desk()
    let app = try await TestApp(.window, width: 600, height: 500) { Page(desk: desk) }
    #expect(try core("chapter", app).accessibleRole == .heading && core("chapter", app).accessibleMismatch(.level(2)) == nil)
    #expect(try core("press", app).accessibleRole == .button && core("press", app).accessibleMismatch(.selected(true)) == nil)
    #expect(try core("plain", app).accessibleRole == .link)
    #expect(try core("modal", app).accessibleMismatch(.isModal(true)) == nil)
    desk.isSelected = false
    try await app.settle()
    #expect(try core("press", app).accessibleMismatch(.selected(true)) != nil)
    try await app.close()
  }
}
