import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightUI
import SidelightWindowTesting
import Testing

/// What stands at the corners of a window, as views are told it.
@MainActor @Suite("Corners of windows, as views are told them", .serialized) struct ContainerCornerTests {
  private struct Reader: View {
    var body: some View {
      GeometryReader { proxy in
        let insets = proxy.containerCornerInsets
        VStack {
          Text("leading \(Int(insets.topLeading.width)) x \(Int(insets.topLeading.height))")
          Text("trailing \(Int(insets.topTrailing.width)) x \(Int(insets.topTrailing.height))")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .ignoresSafeArea()
    }
  }

  private struct Page: View {
    let isBare: Bool
    var body: some View {
      if isBare { Reader().bareTitleBar() } else { Reader() }
    }
  }

  /// A button at the end of the window, as tests without a display have it.
  private func place(_ layout: String) -> String? {
    let before = DesktopSettings.shared?.property("gtk-decoration-layout", as: String?.self) ?? nil
    DesktopSettings.shared?.setProperty("gtk-decoration-layout", to: String?.some(layout))
    return before
  }

  private func size(_ app: TestApp, _ corner: String) throws -> (width: Int, height: Int) {
    let text = try #require(app.labels(of: .text).first { $0.hasPrefix(corner) })
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    return (numbers.first ?? -1, numbers.last ?? -1)
  }

  @Test(arguments: Depth.available)
  func `The window's button reaches into what goes on below it, and not into what stands below a header bar`(depth: Depth) async throws {
    let before = place(":close")
    defer { DesktopSettings.shared?.setProperty("gtk-decoration-layout", to: before) }
    for isBare in [true, false] {
      let app = try await TestApp(depth, width: 400, height: 300) { Page(isBare: isBare) }
      let (leading, trailing) = (try size(app, "leading"), try size(app, "trailing"))
      #expect(isBare ? (25...70).contains(trailing.width) && (25...47).contains(trailing.height) : trailing == (0, 0), "\(trailing)")
      #expect(leading.width <= 15 && (isBare || leading == (0, 0)), "At most a round corner: \(leading).")
      try await app.close()
    }
  }

  @Test(.needsWindow) func `The buttons count at the side where the desktop wants them`() async throws {
    let before = place("close:")
    defer { DesktopSettings.shared?.setProperty("gtk-decoration-layout", to: before) }
    let app = try await TestApp(.window, width: 400, height: 300) { Page(isBare: true) }
    let (leading, trailing) = (try size(app, "leading"), try size(app, "trailing"))
    #expect((25...70).contains(leading.width) && trailing.width <= 15, "\(leading) and \(trailing)")
    try await app.close()
  }

  private struct Moved: View {
    let edges: Edge.Set
    let sizeToFit: Bool
    var body: some View {
      GeometryReader { proxy in
        Text("from \(Int(proxy.frame(in: .global).minY)) to \(Int(proxy.frame(in: .global).maxY))")
      }
      .containerCornerOffset(edges, sizeToFit: sizeToFit)
      .ignoresSafeArea()
      .bareTitleBar()
    }
  }

  @Test(arguments: Depth.available)
  func `A view is moved clear of the button, or has the room that is left`(depth: Depth) async throws {
    let before = place(":close")
    defer { DesktopSettings.shared?.setProperty("gtk-decoration-layout", to: before) }
    for sizeToFit in [true, false] {
      let app = try await TestApp(depth, width: 400, height: 300) { Moved(edges: .top, sizeToFit: sizeToFit) }
      let (top, bottom) = try size(app, "from")
      #expect((25...47).contains(top), "From \(top).")
      #expect(sizeToFit ? bottom == 300 : bottom == 300 + top, "From \(top) to \(bottom).")
      try await app.close()
    }
  }
}
