import DisplaySupport
import Foundation
import Sidelight
import SidelightTesting
import SidelightWindowTesting
import Testing

/// Layouts that an app brings itself, at every depth.
@MainActor @Suite("Layouts of an app's own", .serialized) struct AppLayoutTests {
  private struct Step: LayoutValueKey {
    static let defaultValue = 10.0
  }

  /// Views below one another, each so far down as the one before it says.
  private struct Stairs: Layout, Equatable {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 200, height: 200) }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var y = bounds.minY
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += subview[Step.self]
      }
    }
  }

  private struct Grower: View {
    @State private var step = 50.0
    var body: some View { Button("Grow") { step += 30 }.layoutValue(key: Step.self, value: step) }
  }

  private struct Growing: View {
    var body: some View {
      Stairs {
        Grower()
        Button("Below") {}
      }
    }
  }

  @Test(arguments: Depth.available) func `A layout hears of a view that alone says something else`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 300) { Growing() }
    func distance() throws -> Double { try app.button("Below").frame.y - app.button("Grow").frame.y }
    #expect(try distance() == 50)
    try await app.button("Grow").click()
    try await app.settle()
    #expect(try distance() == 80)
    try await app.close()
  }

  /// The first view, and the others in a row below it.
  private struct Headed: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let rest = HStackLayout(spacing: 4).sizeThatFits(proposal: .unspecified, subviews: subviews.dropFirst(), cache: &cache)
      return CGSize(width: rest.width, height: rest.height + 60)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: .unspecified)
      let rest = CGRect(x: bounds.minX, y: bounds.minY + 60, width: bounds.width, height: bounds.height - 60)
      HStackLayout(spacing: 4).placeSubviews(in: rest, proposal: .unspecified, subviews: subviews.dropFirst(), cache: &cache)
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { guide == .leading ? bounds.minX + 30 : nil }
  }

  private struct Head: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Headed {
          Button("Head") {}
          Button("One") {}
          Button("Two") {}
        }
        Button("After") {}
      }
    }
  }

  @Test(arguments: Depth.available) func `A layout is made of another one for some of its views, and says a guide`(depth: Depth)
    async throws
  {
    let app = try await TestApp(depth, width: 400, height: 300) { Head() }
    func frame(_ name: String) throws -> TestFrame { try app.button(name).frame }
    #expect(try frame("One").x == frame("Head").x)
    #expect(try frame("One").y == frame("Head").y + 60)
    #expect(try frame("Two").x == frame("One").x + frame("One").width + 4)
    #expect(try frame("After").x == frame("Head").x + 30)
    try await app.close()
  }

  /// Keeps how often it was made, and for how many views.
  private struct Counting: Layout {
    let log: LayoutNamesTests.Log

    func makeCache(subviews: Subviews) -> [Int] {
      log.add("\(subviews.count)")
      return [subviews.count]
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) -> CGSize {
      CGSize(width: 100, height: 40 * Double(cache[0]))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) {
      for (index, subview) in subviews.enumerated() {
        subview.place(at: CGPoint(x: bounds.midX, y: 40 * Double(index)), anchor: .top, proposal: .unspecified)
      }
    }
  }

  private struct Counted: View {
    let count: Choice<Int>
    let log: LayoutNamesTests.Log

    var body: some View {
      VStack(spacing: 0) {
        Counting(log: log) { ForEach(0..<count.value, id: \.self) { Button("Part \($0)") {} } }
        Button("End") {}
      }
    }
  }

  @Test(arguments: Depth.available) func `What a layout keeps is made for its views, and anew for others`(depth: Depth) async throws {
    let (count, log) = (Choice(2), LayoutNamesTests.Log())
    let app = try await TestApp(depth, width: 400, height: 300) { Counted(count: count, log: log) }
    func distance() throws -> Double { try app.button("End").frame.y - app.button("Part 0").frame.y }
    #expect(try distance() == 80)
    count.value = 4
    try await app.settle()
    #expect(try distance() == 160)
    #expect(Set(log.lines) == ["2", "4"])
    try await app.close()
  }

  /// Says what no size and no place is.
  private struct Broken: Layout {
    let number: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: number, height: number) }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        subview.place(at: CGPoint(x: number, y: number), proposal: ProposedViewSize(width: number, height: number))
      }
    }
  }

  private struct Bad: View {
    let number: Double
    let count: Choice<Int>

    var body: some View {
      VStack {
        Broken(number: number) { Text("Lost") }
        Button("Use") { count.value += 1 }.alignmentGuide(HorizontalAlignment.center) { _ in CGFloat(number) }
      }
    }
  }

  @Test(arguments: Depth.available, [Double.nan, .infinity, -Double.infinity, -50])
  func `What no size is leaves a window that can be used`(depth: Depth, number: Double) async throws {
    let count = Choice(0)
    let app = try await TestApp(depth, width: 400, height: 300) { Bad(number: number, count: count) }
    try await app.button("Use").click()
    #expect(count.value == 1)
    try await app.close()
  }

  private struct Piled: View {
    var body: some View {
      ZStackLayout(alignment: .bottomTrailing) {
        Button("Large") {}.buttonStyle(.plain).frame(width: 200, height: 100)
        Button("Small") {}
      }
    }
  }

  @Test(arguments: Depth.available) func `Views are piled up as in a stack of layers`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 300) { Piled() }
    let (large, small) = (try app.button("Large").frame, try app.button("Small").frame)
    #expect(abs(small.x + small.width - (large.x + large.width / 2 + 100)) <= 1)
    #expect(abs(small.y + small.height - (large.y + large.height / 2 + 50)) <= 1)
    try await app.close()
  }
}
