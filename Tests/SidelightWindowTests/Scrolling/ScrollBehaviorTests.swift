import DisplaySupport
import Foundation
import ReportSupport
import Sidelight
import SidelightBridge
import SidelightTesting
import SidelightWindowTesting
import Testing

/// Where scroll views come to rest, what happens to them, and what an app says of that.
@MainActor @Suite("Scroll behaviours, phases and positions", .serialized) struct ScrollBehaviorTests {
  /// What an app heard.
  @MainActor private final class Heard {
    var phases: [ScrollPhase] = []
    var offset = CGPoint.zero
    var visible: [Int: Bool] = [:]
  }

  @Observable @MainActor fileprivate final class Place {
    var position: ScrollPosition

    init(_ position: ScrollPosition) { self.position = position }
  }

  private struct Carousel<B: ScrollTargetBehavior>: View {
    let behavior: B
    let heard: Heard

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { index in
            Text("Page \(index)").containerRelativeFrame(.horizontal, count: 2, spacing: 0)
              .onScrollVisibilityChange { heard.visible[index] = $0 }
          }
        }
        .scrollTargetLayout()
        .frame(height: 100)
      }
      .scrollTargetBehavior(behavior)
      .onScrollPhaseChange { _, new, context in
        heard.phases.append(new)
        heard.offset = context.geometry.contentOffset
      }
      .frame(width: 300)
    }
  }

  private func scroll(in app: TestApp) throws -> ScrollWidget {
    func find() throws -> ScrollWidget {
      let window = try #require(app.renderer?.windows.first?.window)
      return try #require(window.visibleTree.compactMap { $0 as? ScrollWidget }.first)
    }
    return try find()
  }

  /// Moves it as a wheel does, and waits until it is at rest.
  private func turn(_ app: TestApp, by way: Double) async throws {
    try scroll(in: app).userScrolls(x: way)
    try await rest(app)
  }

  private func rest(_ app: TestApp) async throws {
    for _ in 0..<6 {
      try await Task.sleep(for: .milliseconds(90))
      try await app.settle()
    }
  }

  @Test(.needsWindow) func `A scroll view by pages comes to rest at one, and tells what happens`() async throws {
    let heard = Heard()
    let app = try await TestApp(.window, width: 400, height: 300) { Carousel(behavior: .paging, heard: heard) }
    #expect(heard.visible[0] == true && heard.visible[1] == true && heard.visible[2] == nil)
    try await turn(app, by: 40)
    #expect(try scroll(in: app).horizontalOffset == 300)
    #expect(heard.phases == [.interacting, .animating, .idle])
    #expect(heard.offset.x == 300)
    #expect(heard.visible[0] == false && heard.visible[2] == true && heard.visible[3] == true)
    try await turn(app, by: 500)
    #expect(try scroll(in: app).horizontalOffset == 900)
    try await turn(app, by: -40)
    #expect(try scroll(in: app).horizontalOffset == 600)
    try await turn(app, by: 3)
    #expect(try scroll(in: app).horizontalOffset == 600)
    try await app.close()
  }

  @Test(.needsWindow) func `One that is aligned by views comes to rest where one begins`() async throws {
    let heard = Heard()
    let app = try await TestApp(.window, width: 400, height: 300) {
      Carousel(behavior: .viewAligned(limitBehavior: .alwaysByOne), heard: heard)
    }
    try await turn(app, by: 40)
    #expect(try scroll(in: app).horizontalOffset == 150)
    try await turn(app, by: 700)
    #expect(try scroll(in: app).horizontalOffset == 300)
    try await app.close()
  }

  private struct Halves: ScrollTargetBehavior {
    func updateTarget(_ target: inout Sidelight.ScrollTarget, context: TargetContext) {
      target.rect.origin.x = (target.rect.minX / 50).rounded() * 50
    }
  }

  @Test(.needsWindow) func `An app's own behaviour decides, and one that says nothing leaves it where it is`() async throws {
    let app = try await TestApp(.window, width: 400, height: 300) { Carousel(behavior: Halves(), heard: Heard()) }
    try await turn(app, by: 130)
    #expect(try scroll(in: app).horizontalOffset == 150)
    try await app.close()
  }

  private struct Lines: View {
    @Bindable var place: Place

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Text("Line \($0)").frame(height: 50) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($place.position)
    }
  }

  @Test(.needsWindow) func `A scroll position leads to edges, points and views, and knows that the user has scrolled`() async throws {
    let place = Place(ScrollPosition(idType: Int.self, edge: .bottom))
    let app = try await TestApp(.window, width: 300, height: 346) { Lines(place: place) }
    try await app.settle()
    #expect(try app.text("Line 99").isInView)
    #expect(place.position.edge == .bottom)
    place.position.scrollTo(edge: .top)
    try await app.settle()
    #expect(try app.text("Line 0").isInView)
    place.position.scrollTo(y: 1000)
    try await app.settle()
    #expect(try scroll(in: app).verticalOffset == 1000)
    #expect(place.position.y == 1000)
    place.position.scrollTo(id: 40, anchor: .top)
    try await app.settle()
    #expect(try scroll(in: app).verticalOffset == 2000)
    #expect(place.position.viewID(type: Int.self) == 40)
    #expect(!place.position.isPositionedByUser)
    try scroll(in: app).userScrolls(y: 105)
    try await rest(app)
    #expect(place.position.isPositionedByUser)
    #expect(place.position.viewID(type: Int.self) == 42)
    #expect(place.position.edge == nil && place.position.y == nil)
    // What was said before can be said again.
    place.position.scrollTo(id: 40, anchor: .top)
    try await app.settle()
    #expect(try scroll(in: app).verticalOffset == 2000)
    try await app.close()
  }

  @Test(.needsWindow) func `What is no offset is left out, and said`() async throws {
    let (place, reports) = (Place(ScrollPosition(idType: Int.self)), Reports())
    let app = try await TestApp(.window, width: 300, height: 346) { Lines(place: place) }
    place.position.scrollTo(y: 500)
    try await app.settle()
    place.position.scrollTo(x: .infinity, y: .nan)
    try await app.settle()
    #expect(try scroll(in: app).verticalOffset == 500)
    #expect(reports.all(beginning: "ScrollPosition was given the offset").count == 2)
    place.position.scrollTo(y: 1e30)
    try await app.settle()
    #expect(try app.text("Line 99").isInView)
    try await app.close()
  }

  private struct Cards: View {
    @Bindable var place: Place

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(0..<9, id: \.self) { index in
            Text("Card \(index)").frame(height: 100).containerRelativeFrame(.horizontal, count: 3, spacing: 12)
              .onScrollVisibilityChange { _ in }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 24)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition($place.position)
      .frame(width: 348)
    }
  }

  @Test(.needsWindow) func `A position from side to side knows the view at the margin`() async throws {
    let place = Place(ScrollPosition(idType: Int.self, edge: .leading))
    let app = try await TestApp(.window, width: 400, height: 300) { Cards(place: place) }
    try scroll(in: app).userScrolls(x: 30)
    try await rest(app)
    #expect(try scroll(in: app).horizontalOffset == 104)
    #expect(place.position.viewID(type: Int.self) == 1)
    place.position.scrollTo(id: 4)
    try await app.settle()
    #expect(try scroll(in: app).horizontalOffset == 416)
    place.position.scrollTo(edge: .trailing)
    try await app.settle()
    #expect(try scroll(in: app).horizontalOffset == 624)
    try await app.close()
  }

  @Test(.needsWindow) func `From right to left a position is counted from the right`() async throws {
    let place = Place(ScrollPosition(idType: Int.self, edge: .leading))
    let app = try await TestApp(.window, width: 400, height: 300) {
      Cards(place: place).environment(\.layoutDirection, .rightToLeft)
    }
    try await app.settle()
    #expect(try scroll(in: app).horizontalOffset == 624)
    try scroll(in: app).userScrolls(x: -30)
    try await rest(app)
    #expect(try scroll(in: app).horizontalOffset == 624 - 104)
    #expect(place.position.viewID(type: Int.self) == 1)
    place.position.scrollTo(id: 4)
    try await app.settle()
    #expect(try scroll(in: app).horizontalOffset == 624 - 416)
    place.position.scrollTo(edge: .trailing)
    try await app.settle()
    #expect(try scroll(in: app).horizontalOffset == 0)
    place.position.scrollTo(x: 100)
    try await app.settle()
    #expect(try scroll(in: app).horizontalOffset == 524)
    try await app.close()
  }

  private struct Low: View {
    @Environment(\.verticalSizeClass) private var sizeClass

    var body: some View { Text(sizeClass == .compact ? "low" : "high") }
  }

  @Test(arguments: Depth.available) func `A window that is low is compact by its height`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { Low() }
    #expect(app.text("high").exists)
    try await app.resize(height: 300)
    #expect(app.text("low").exists)
    try await app.close()
  }

  private struct Panes: View {
    let hasThird: Choice<Bool>

    var body: some View {
      HSplitView {
        Button("One") {}.frame(minWidth: 100, maxWidth: .infinity)
        VSplitView {
          Button("Above") {}
          Button("Below") {}
        }
        if hasThird.value { Button("Three") {}.frame(minWidth: 80) }
      }
    }
  }

  @Test(arguments: Depth.available) func `Views share a length, and the user moves the boundary`(depth: Depth) async throws {
    let hasThird = Choice(true)
    let app = try await TestApp(depth, width: 600, height: 300) { Panes(hasThird: hasThird) }
    let (one, above, below, three) = (
      try app.button("One").frame, try app.button("Above").frame, try app.button("Below").frame, try app.button("Three").frame
    )
    #expect(one.x < above.x && above.x < three.x)
    #expect(above.y < below.y)
    hasThird.value = false
    try await app.settle()
    #expect(!app.button("Three").exists)
    #expect(app.button("One").isVisible && app.button("Below").isVisible)
    if depth == .window {
      func handle() throws -> PanedWidget {
        let window = try #require(app.renderer?.windows.first?.window)
        return try #require(window.visibleTree.compactMap { $0 as? PanedWidget }.first)
      }
      try handle().position = 50
      try await app.settle()
      #expect(try handle().position == 100)
    }
    try await app.close()
  }
}
