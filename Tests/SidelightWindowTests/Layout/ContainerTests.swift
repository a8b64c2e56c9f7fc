import DisplaySupport
import Foundation
import Sidelight
import SidelightTesting
import SidelightWindowTesting
import Testing

/// Sizes that follow from what a view stands in, anchors, and grids as layouts, at every depth.
@MainActor @Suite("Containers, anchors and grids", .serialized) struct ContainerTests {
  /// What views said of their places, by name.
  @MainActor private final class Seen {
    var frames: [String: CGRect] = [:]
  }

  private struct Noted<Content: View>: View {
    let name: String
    let seen: Seen
    let content: Content

    var body: some View {
      content.onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        seen.frames[name] = $0
      }
    }
  }

  private struct Pages: View {
    let seen: Seen
    let isThere: Choice<Bool>

    var body: some View {
      VStack(spacing: 0) {
        Noted(
          name: "scroll", seen: seen,
          content: ScrollView(.horizontal) {
            HStack(spacing: 10) {
              Noted(name: "whole", seen: seen, content: Color.red.containerRelativeFrame(.horizontal))
              Noted(
                name: "part", seen: seen, content: Color.blue.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10))
              Noted(
                name: "own", seen: seen,
                content: Color.green.containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading) { length, axis in
                  axis == .horizontal ? length / 4 : length - 30
                })
            }
            .frame(height: 100)
          }
          .contentMargins(.horizontal, 15)
        )
        .frame(width: isThere.value ? 200 : 300, height: 120)
      }
    }
  }

  @Test(arguments: Depth.available) func `A view is as long as the scroll view around it, or a part of that`(depth: Depth) async throws {
    let (isThere, seen) = (Choice(false), Seen())
    let app = try await TestApp(depth, width: 500, height: 300) { Pages(seen: seen, isThere: isThere) }
    func size(_ name: String) throws -> CGSize { try #require(seen.frames[name]).size }
    #expect(try size("whole").width == 270)
    #expect(try abs(size("part").width - ((270 - 20) / 3 * 2 + 10)) < 0.1)
    #expect(try size("own").width == 67.5)
    #expect(try size("own").height == 70)
    isThere.value = true
    try await app.settle()
    #expect(try size("whole").width == 170)
    try await app.close()
  }

  private struct Half: View {
    let seen: Seen

    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          Noted(name: "half", seen: seen, content: Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 })
        }
        .navigationTitle("Page")
      }
    }
  }

  @Test(arguments: Depth.available) func `Without a scroll view the page counts`(depth: Depth) async throws {
    let seen = Seen()
    let app = try await TestApp(depth, width: 500, height: 400) { Half(seen: seen) }
    let size = try #require(seen.frames["half"]).size
    #expect(size.width == 250)
    #expect(size.height > 150 && size.height < 200)
    try await app.resize(width: 420)
    #expect(seen.frames["half"]?.width == 210)
    try await app.close()
  }

  private enum Bounds: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  private struct Underlined: View {
    let seen: Seen
    let chosen: Choice<String>

    var body: some View {
      HStack(spacing: 20) {
        ForEach(["Ada", "Barbara", "Grace"], id: \.self) { name in
          Text(name).frame(width: name == "Barbara" ? 120 : 60).anchorPreference(key: Bounds.self, value: .bounds) { [name: $0] }
        }
      }
      .padding(.leading, 40)
      .overlayPreferenceValue(Bounds.self) { bounds in
        GeometryReader { proxy in
          if let anchor = bounds[chosen.value] {
            Noted(name: "line", seen: seen, content: Color.blue.frame(width: proxy[anchor].width, height: 2))
              .position(x: proxy[anchor].midX, y: proxy[anchor].maxY)
          }
        }
      }
    }
  }

  @Test(arguments: Depth.available) func `An anchor leads to where another view is`(depth: Depth) async throws {
    let (chosen, seen) = (Choice("Ada"), Seen())
    let app = try await TestApp(depth, width: 500, height: 300) { Underlined(seen: seen, chosen: chosen) }
    func check(_ name: String, width: Double) throws {
      let (line, text) = (try #require(seen.frames["line"]), try app.text(name).frame)
      #expect(abs(line.width - width) < 0.1)
      #expect(abs(line.midX - text.x - text.width / 2) <= 1)
    }
    try check("Ada", width: 60)
    chosen.value = "Barbara"
    try await app.settle()
    try check("Barbara", width: 120)
    try await app.close()
  }

  private struct Board: View {
    let isGrid: Choice<Bool>

    var body: some View {
      let layout =
        isGrid.value ? AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4)) : AnyLayout(VStackLayout())
      layout {
        GridRow {
          Text("Name").frame(width: 40)
          Text("Ada").frame(width: 100)
        }
        GridRow {
          Text("Place").frame(width: 90)
          Text("London").frame(width: 60)
        }
      }
    }
  }

  @Test(arguments: Depth.available) func `A grid is a layout, too`(depth: Depth) async throws {
    let isGrid = Choice(true)
    let app = try await TestApp(depth, width: 500, height: 300) { Board(isGrid: isGrid) }
    func middle(_ text: String) throws -> Double {
      let frame = try app.text(text).frame
      return frame.x + frame.width / 2
    }
    // Both begin where the column begins: 40 and 90 px wide in the first one, 100 and 60 in the second.
    #expect(try abs(middle("Place") - middle("Name") - 25) <= 1)
    #expect(try abs(middle("Ada") - middle("London") - 20) <= 1)
    isGrid.value = false
    try await app.settle()
    #expect(try abs(middle("Ada") - middle("London") - 20) > 2)
    try await app.close()
  }

  @Observable @MainActor fileprivate final class Blocks {
    var left = [1, 2, 3]
    var right = [4, 5]
  }

  private struct Towers: View {
    let blocks: Blocks
    let seen: Seen

    var body: some View {
      HStack(alignment: .top, spacing: 10) {
        Noted(name: "left", seen: seen, content: tower(blocks.left))
        VStack(spacing: 0) {
          Color.gray.frame(width: 30, height: 7)
          Noted(name: "right", seen: seen, content: tower(blocks.right))
        }
      }
      .frame(height: 500, alignment: .top)
    }

    private func tower(_ ids: [Int]) -> some View {
      VStack(spacing: 5) {
        ForEach(ids, id: \.self) { id in
          Noted(name: "\(id)", seen: seen, content: Color.red.frame(width: 30, height: Double(id)))
        }
      }
    }
  }

  @Test(.needsWindow) func `What comes, goes and moves leaves the others where a new layout has them`() async throws {
    let (blocks, seen) = (Blocks(), Seen())
    let app = try await TestApp(.window, width: 400, height: 600) { Towers(blocks: blocks, seen: seen) }
    func check(_ tower: String, _ ids: [Int], from first: Double, _ step: String) throws {
      let height = ids.reduce(0) { $0 + Double($1) } + Double(max(0, ids.count - 1)) * 5
      #expect(seen.frames[tower].map { Double($0.height) } == height, "\(tower) after \(step)")
      var top = first
      for id in ids {
        #expect(seen.frames["\(id)"].map { Double($0.minY) } == top, "\(id) of \(ids) after \(step)")
        top += Double(id) + 5
      }
    }
    let top = Double(try #require(seen.frames["1"]).minY)
    let steps: [(name: String, change: () -> Void)] = [
      ("one that goes", { blocks.left.removeFirst() }),
      ("one that comes first", { blocks.left.insert(20, at: 0) }),
      ("a turn", { blocks.left.reverse() }),
      ("two that change sides", { (blocks.left, blocks.right) = ([20, 4], [3, 2, 5]) }),
      ("all that go", { blocks.left = [] }),
      ("others that come", { blocks.left = [9, 8, 7, 6] }),
      ("some at once", { (blocks.left, blocks.right) = ([6, 30, 9], [5, 31, 2, 3]) }),
    ]
    for step in steps {
      step.change()
      try await app.settle()
      try check("left", blocks.left, from: top, step.name)
      try check("right", blocks.right, from: top + 7, step.name)
    }
    try await app.close()
  }
}
