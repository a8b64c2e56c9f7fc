import DisplaySupport
import Foundation
import SidelightBridge
import SidelightGTK
import SidelightUI
import Testing

/// What lists say can be read, in light and dark.
///
/// With ADW_DEBUG_HIGH_CONTRAST=1 in the environment the same holds for high contrast, which libadwaita takes from there once.
@Suite("Contrast in lists", .serialized, .needsWindow)
@MainActor struct ContrastTests {
  private struct Rows: View {
    var body: some View {
      List(selection: .constant("chosen")) {
        Section {
          Text("Plain").tag("plain")
          Text("Chosen").tag("chosen")
          Label("Tinted", systemImage: "star.fill").listItemTint(.orange).tag("tinted")
          Text("Little").badge("few").badgeProminence(.decreased).tag("little")
          Text("Usual").badge("some").tag("usual")
          Text("Urgent").badge("many").badgeProminence(.increased).tag("urgent")
          DisclosureGroup("Group") { Text("Inside") }
        } header: {
          Text("Heading")
        } footer: {
          Text("Below")
        }
      }
    }
  }

  private enum Style: CaseIterable { case sidebar, inset, insetGrouped, plain }

  private static let texts = ["Plain", "Chosen", "Tinted", "Little", "few", "some", "Urgent", "many", "Group", "Heading", "Below"]

  @Test(arguments: [false, true], Style.allCases)
  private func `Texts stand out by 4.5 to 1 and symbols by 3 to 1`(isDark: Bool, style: Style) async throws {
    StyleManager.shared.force(dark: isDark)
    defer { StyleManager.shared.force(dark: nil) }
    let scene = await ViewScene(width: 320, height: 560) {
      switch style {
      case .sidebar: Rows().listStyle(.sidebar)
      case .inset: Rows().listStyle(.inset)
      case .insetGrouped: Rows().listStyle(.insetGrouped)
      case .plain: Rows().listStyle(.plain)
      }
    }
    let scale = 4.0
    let window = try #require(scene.window)
    let picture = try #require(window.picture(scale: scale))
    let list = try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first)
    for text in Self.texts {
      let label = try #require(list.list.visibleTree.first { ($0 as? LabelWidget)?.text == text }, "\(text)")
      let contrast = try Contrast(of: label, in: window, picture: picture, scale: scale)
      #expect(contrast.ratio >= 4.5, "\(text), \(style), \(isDark ? "dark" : "light"): \(contrast)")
    }
    for image in list.list.visibleTree where image is ImageWidget && image.isMapped {
      let contrast = try Contrast(of: image, in: window, picture: picture, scale: scale)
      #expect(
        contrast.ratio >= 3,
        "\((image as? ImageWidget)?.iconName ?? "") \(image.width), \(style), \(isDark ? "dark" : "light"): \(contrast)")
    }
    await scene.close()
  }
}
