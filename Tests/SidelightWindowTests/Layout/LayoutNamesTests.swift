import DisplaySupport
import Foundation
import Sidelight
import SidelightTesting
import SidelightWindowTesting
import Testing

/// What apps say of layout, at every depth.
@MainActor @Suite("Layout: readers, guides, grids and layouts of an app's own", .serialized) struct LayoutNamesTests {
  // MARK: Readers

  private struct Halves: View {
    let choice: Choice<Double>
    let seen: Log

    var body: some View {
      GeometryReader { proxy in
        let _ = seen.add("\(Int(proxy.size.width))x\(Int(proxy.size.height))")
        Button("D") {}.buttonStyle(.plain)
          .frame(width: proxy.size.width / 2, height: proxy.size.height)
          .accessibilityIdentifier("button")
      }
      .frame(width: choice.value, height: 100)
      .background {
        Button("Ground") {}.buttonStyle(.plain).accessibilityIdentifier("ground").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  @MainActor final class Log {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  @Test(arguments: Depth.available) func `A reader makes its content of its size, and again when that changes`(depth: Depth) async throws {
    let (choice, seen) = (Choice(200.0), Log())
    let app = try await TestApp(depth, width: 500, height: 300) { Halves(choice: choice, seen: seen) }
    #expect(seen.lines.first == "200x100")
    let before = try app.button("D").frame
    choice.value = 300
    try await app.settle()
    #expect(seen.lines.last == "300x100")
    let after = try app.button("D").frame
    // It stays in the middle of the left half, whose own middle goes from 150 + 50 to 100 + 75.
    #expect(abs((after.x + after.width / 2) - (before.x + before.width / 2) + 25) <= 1)
    #expect(Set(seen.lines) == ["200x100", "300x100"])
    try await app.close()
  }

  private struct Spaces: View {
    let log: Log

    var body: some View {
      VStack(spacing: 0) {
        Button("Above") {}.frame(height: 40)
        HStack(spacing: 0) {
          Text("L").frame(width: 30)
          Text("R").frame(width: 50, height: 20)
            .padding(5)
            .onGeometryChange(for: CGRect.self) {
              $0.frame(in: .named("board"))
            } action: { old, new in
              log.add("\(Int(new.minX)) \(Int(new.minY)) \(Int(new.width)) \(Int(new.height))")
            }
        }
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
      .coordinateSpace(.named("board"))
    }
  }

  @Test(arguments: Depth.available) func `A place is measured from the view that names the space`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth, width: 500, height: 300) { Spaces(log: log) }
    #expect(log.lines == ["30 40 60 30"])
    try await app.close()
  }

  private struct Fitting: View {
    let choice: Choice<Double>

    var body: some View {
      ViewThatFits(in: .horizontal) {
        Button("Wide") {}.frame(width: 200)
        Button("Narrow") {}.frame(width: 80)
      }
      .frame(width: choice.value)
    }
  }

  @Test(arguments: Depth.available) func `The first view that fits is shown, and nothing of the others`(depth: Depth) async throws {
    let choice = Choice(300.0)
    let app = try await TestApp(depth, width: 500, height: 300) { Fitting(choice: choice) }
    #expect(app.button("Wide").isVisible)
    #expect(!app.button("Narrow").isVisible)
    choice.value = 150
    try await app.settle()
    #expect(!app.button("Wide").isVisible)
    #expect(app.button("Narrow").isVisible)
    guard depth == .window else { return try await app.close() }
    try await app.press(.tab)
    #expect(try app.button("Narrow").isFocused)
    try await app.close()
  }

  // MARK: Guides

  private struct Guides: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("One") {}
        Button("Two") {}.alignmentGuide(.leading) { _ in -12 }
        Button("Three") {}.alignmentGuide(.leading) { $0.width }
      }
    }
  }

  @Test(arguments: Depth.available) func `A view stands where its guide is`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 300) { Guides() }
    let one = try app.button("One").frame
    #expect(try app.button("Two").frame.x == one.x + 12)
    let three = try app.button("Three").frame
    #expect(three.x + three.width == one.x)
    try await app.close()
  }

  private struct Across: View {
    var body: some View {
      HStack(alignment: .badge, spacing: 0) {
        VStack(spacing: 0) {
          Button("A1") {}.frame(height: 50)
          Button("A2") {}.frame(height: 50).alignmentGuide(.badge) { $0[VerticalAlignment.center] }
        }
        VStack(spacing: 0) {
          Button("B1") {}.frame(height: 80).alignmentGuide(.badge) { $0[VerticalAlignment.center] }
          Button("B2") {}.frame(height: 50)
        }
      }
    }
  }

  @Test(arguments: Depth.available) func `A guide of an app's own aligns views in several containers`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { Across() }
    func middle(_ name: String) throws -> Double {
      let frame = try app.button(name).frame
      return frame.y + frame.height / 2
    }
    #expect(abs(try middle("A2") - middle("B1")) <= 1)
    #expect(abs(try middle("A2") - middle("A1") - 50) <= 1)
    try await app.close()
  }

  // MARK: Grids

  private struct Table: View {
    var body: some View {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Button("A") {}.frame(width: 100, alignment: .leading)
          Button("B") {}.frame(width: 80, alignment: .leading)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Button("C") {}
          Button("D") {}.gridColumnAlignment(.trailing)
        }
        GridRow { Button("E") {}.gridCellColumns(2).frame(width: 190) }
      }
    }
  }

  @Test(arguments: Depth.available) func `Cells of a column stand below one another`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { Table() }
    func frame(_ name: String) throws -> TestFrame { try app.button(name).frame }
    #expect(try frame("A").x == frame("C").x)
    #expect(try frame("A").y == frame("B").y)
    #expect(try frame("C").y == frame("D").y)
    // The second column begins 110 px behind the first one, and ends 80 px later.
    let end = try frame("D").x + frame("D").width - frame("A").x
    #expect(abs(end - 190) <= 1)
    try await app.close()
  }

  // MARK: Places

  private struct Placed: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
        Button("Ground") {}.buttonStyle(.plain).frame(maxWidth: .infinity, maxHeight: .infinity)
        Button("P") {}.position(x: 60, y: 40)
      }
      .frame(width: 200, height: 100)
    }
  }

  @Test(arguments: Depth.available) func `A view's middle lies at its position`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 300) { Placed() }
    let (ground, own) = (try app.button("Ground").frame, try app.button("P").frame)
    // The ground is in the middle of the 200 by 100.
    #expect(abs((own.x + own.width / 2) - (ground.x + ground.width / 2) + 40) <= 1)
    #expect(abs((own.y + own.height / 2) - (ground.y + ground.height / 2) + 10) <= 1)
    try await app.close()
  }

  private struct Inset: View {
    var body: some View {
      List(0..<3, id: \.self) { Text("Row \($0)") }
        .safeAreaInset(edge: .bottom) { Button("Bar") {}.frame(height: 50) }
    }
  }

  @Test(arguments: Depth.available) func `An inset has the room at its edge`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 300) { Inset() }
    let list = try app.list().frame
    let bar = try app.button("Bar").frame
    // The list goes on below it.
    #expect(list.y + list.height == 300)
    #expect(bar.y + bar.height / 2 == 275)
    try await app.close()
  }

  private struct Course: View {
    var body: some View {
      HStack {
        ProgressView(value: 0.5).accessibilityIdentifier("bar")
        Spacer()
        Button("End") {}
      }
      .frame(width: 300)
    }
  }

  @Test(arguments: Depth.available) func `A spacer leaves the room to what takes it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 300) { Course() }
    let (bar, end) = (try app.element(identifier: "bar").frame, try app.button("End").frame)
    #expect(end.x - (bar.x + bar.width) <= 12)
    try await app.close()
  }

  // MARK: Layouts of an app's own

  private struct Step: LayoutValueKey {
    static let defaultValue = 10.0
  }

  private struct Stairs: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 100))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var corner = bounds.origin
      for subview in subviews {
        subview.place(at: corner, proposal: .unspecified)
        corner.x += subview[Step.self]
        corner.y += subview[Step.self]
      }
    }
  }

  private struct Climb: View {
    let step: Choice<Double>

    var body: some View {
      Stairs {
        Button("One") {}.layoutValue(key: Step.self, value: step.value)
        Button("Two") {}
        Button("Three") {}
      }
      .frame(width: 300, height: 200)
    }
  }

  @Test(arguments: Depth.available) func `An app's layout places its views, and hears what they say`(depth: Depth) async throws {
    let step = Choice(30.0)
    let app = try await TestApp(depth, width: 400, height: 300) { Climb(step: step) }
    func frame(_ name: String) throws -> TestFrame { try app.button(name).frame }
    #expect(try frame("Two").x - frame("One").x == 30)
    #expect(try frame("Three").y - frame("Two").y == 10)
    step.value = 44
    try await app.settle()
    #expect(try frame("Two").y - frame("One").y == 44)
    try await app.close()
  }

  private struct Turned: View {
    let isWide: Choice<Bool>
    @State private var count = 0

    var body: some View {
      let layout = isWide.value ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
      layout {
        Counter()
        Button("Other") {}
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test(arguments: Depth.available) func `Another layout takes the place of one, and the views stay`(depth: Depth) async throws {
    let isWide = Choice(true)
    let app = try await TestApp(depth, width: 400, height: 300) { Turned(isWide: isWide) }
    try await app.button("Count 0").click()
    let (one, other) = (try app.button("Count 1").frame, try app.button("Other").frame)
    #expect(other.x == one.x + one.width + 8)
    isWide.value = false
    try await app.settle()
    let (below, last) = (try app.button("Count 1").frame, try app.button("Other").frame)
    #expect(last.y == below.y + below.height + 4)
    #expect(last.x == below.x)
    try await app.close()
  }
}

extension VerticalAlignment {
  private enum Badge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }

  fileprivate static let badge = VerticalAlignment(Badge.self)
}
