import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// Where views take presses, and shapes that fit to those around.
@Suite("Forms of views", .serialized, .needsWindow)
@MainActor struct ContentShapeTests {
  @Test func `A tap counts in the form of the view alone`() async throws {
    let lines = Knob<[String]>([])
    let app = try await TestApp(.window, width: 300, height: 400) {
      VStack {
        Color.red.frame(width: 100, height: 100).accessibilityIdentifier("round").contentShape(Circle())
          .onTapGesture { lines.value.append("round") }
        Color.red.frame(width: 100, height: 100).accessibilityIdentifier("whole").contentShape(Rectangle())
          .onTapGesture { lines.value.append("whole") }
        Color.red.frame(width: 50, height: 50).accessibilityIdentifier("other").contentShape(.hoverEffect, Circle())
          .onTapGesture { lines.value.append("other") }
      }
    }
    func click(_ name: String, _ x: Double, _ y: Double) throws {
      let widgets = try #require(app.renderer?.windows.first?.window.visibleTree.filter { $0.name == name })
      for widget in widgets { widget.hand.click(.primary, count: 1, x: x, y: y) }
    }
    try click("round", 5, 5)
    #expect(lines.value.isEmpty)
    try click("round", 50, 5)
    try click("round", 50, 95)
    try click("whole", 2, 2)
    try click("other", 1, 1)
    #expect(lines.value == ["round", "round", "whole", "other"])
    try await app.close()
  }

  /// Whether points of 200 px in both directions are red.
  private func reds(_ points: [(Int, Int)], @ViewBuilder _ content: @escaping () -> some View) async throws -> [Bool] {
    let colors = try await PointColors.of(points) {
      content().frame(width: 200, height: 200).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    return colors.map { $0[0] > 200 && $0[1] < 60 }
  }

  private let red = Color(red: 1, green: 0, blue: 0)

  @Test func `A shape fits to the one around, by as much as it lies further in`() async throws {
    // The corner of a box with a radius of 60 cuts off 17 px along the diagonal: in a box that lies 20 px further in, 11 px.
    let points = [(22, 22), (33, 33), (100, 22)]
    let relative = try await reds(points) {
      ContainerRelativeShape().fill(red).padding(20).containerShape(.rect(cornerRadius: 60))
    }
    #expect(relative == [false, true, true])
    let plain = try await reds(points) { ContainerRelativeShape().fill(red).padding(20) }
    #expect(plain == [true, true, true])
    let concentric = try await reds(points) { ConcentricRectangle().fill(red).padding(20).containerShape(.rect(cornerRadius: 60)) }
    #expect(concentric == [false, true, true])
    let fixed = try await reds(points) {
      ConcentricRectangle(topLeadingCorner: .fixed(0)).fill(red).padding(20).containerShape(.rect(cornerRadius: 60))
    }
    #expect(fixed == [true, true, true])
    let far = try await reds([(62, 62)]) { ConcentricRectangle().fill(red).padding(60).containerShape(.rect(cornerRadius: 60)) }
    #expect(far == [true])
    let least = try await reds([(62, 62)]) {
      ConcentricRectangle(corners: .concentric(minimum: .fixed(20))).fill(red).padding(60).containerShape(.rect(cornerRadius: 60))
    }
    #expect(least == [false])
    let clipped = try await reds(points) {
      red.clipShape(ContainerRelativeShape()).padding(20).containerShape(.rect(cornerRadius: 60))
    }
    #expect(clipped == [false, true, true])
    let behind = try await reds(points) {
      Color.clear.background(red, in: .rect(corners: .concentric)).padding(20).containerShape(.rect(cornerRadius: 60))
    }
    #expect(behind == [false, true, true])
  }

  @Test func `A line along a shape is a shape itself`() async throws {
    let points = [(100, 20), (20, 100), (100, 100), (40, 40)]
    let frame = try await reds(points) { Rectangle().stroke(lineWidth: 10).fill(red).padding(20) }
    #expect(frame == [true, true, false, false])
    let turned = try await reds([(100, 100), (100, 40), (40, 100)]) {
      Capsule().stroke(lineWidth: 20).rotation(.degrees(90)).fill(red).frame(width: 200, height: 120).frame(height: 200)
    }
    #expect(turned == [false, false, true])
    let view = try await reds(points) { Rectangle().stroke(lineWidth: 10).padding(20).foregroundStyle(red) }
    #expect(view == [true, true, false, false])
    let clip = try await reds(points) { red.clipShape(Rectangle().inset(by: 20).stroke(style: StrokeStyle(lineWidth: 10))) }
    #expect(clip == [true, true, false, false])
  }
}
