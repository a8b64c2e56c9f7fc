import DisplaySupport
import Observation
import SidelightBridge
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// Stacks that share their room by priorities, and the least flexible first, in a window.
@MainActor @Suite("Stacks that share their room", .serialized) struct StackRegionTests {
  @Observable final class Desk {
    var priority = 0.0
    var name = ""
    var isShort = false
  }

  /// The widths of what stands in the only stack, from left to right.
  private func widths(_ app: TestApp) throws -> [Int] {
    let stack = try #require(app.renderer?.controllers.values.first { $0 is StackController })
    let boxes = stack.children.compactMap { child in child.widget.parent.flatMap { child.widget.bounds(in: $0) } }
    return boxes.sorted { $0.x < $1.x }.map { Int($0.width.rounded()) }
  }

  private struct Colours: View {
    var body: some View {
      HStack {
        Color.red.frame(minWidth: 50, maxWidth: 200)
        Color.blue.frame(minWidth: 50, maxWidth: .infinity)
      }
      .frame(width: 300)
    }
  }

  @Test(.needsWindow)
  func `The least flexible child comes first, and the others share what is left`() async throws {
    let app = try await TestApp(.window, width: 500, height: 300) { Colours() }
    #expect(try widths(app) == [147, 147])
    try await app.close()
  }

  private struct Buttons: View {
    var body: some View {
      HStack {
        Button {
        } label: {
          Text("A").frame(maxWidth: .infinity)
        }.frame(maxWidth: .infinity)
        Button {
        } label: {
          Text("A long name").frame(maxWidth: .infinity)
        }.frame(maxWidth: .infinity)
      }
      .frame(width: 406)
    }
  }

  @Test(.needsWindow)
  func `Children that take all they are offered are equally wide, whatever they say`() async throws {
    let app = try await TestApp(.window, width: 500, height: 300) { Buttons() }
    #expect(try widths(app) == [200, 200])
    try await app.close()
  }

  private struct Names: View {
    @Bindable var desk: Desk
    var body: some View {
      HStack {
        Text(verbatim: String(repeating: "way/", count: 30)).lineLimit(1)
        Text(verbatim: "The name of the file").lineLimit(1).layoutPriority(desk.priority)
        if !desk.isShort { TextField("Rename", text: $desk.name).frame(width: 80) }
      }
      .frame(width: 300)
    }
  }

  @Test(.needsWindow)
  func `A child of a higher priority gets what it wishes first, as soon as it has that`() async throws {
    let desk = Desk()
    let app = try await TestApp(.window, width: 500, height: 300) { Names(desk: desk) }
    try await app.textField("Rename").type("abc")
    let before = try widths(app)
    desk.priority = 1
    try await app.settle()
    let after = try widths(app)
    #expect(after[1] > before[1] && after[0] < before[0] && after.reduce(12, +) == 300)
    #expect(try app.textField("Rename").value == "abc")
    desk.isShort = true
    try await app.settle()
    #expect(try widths(app).reduce(6, +) == 300)
    #expect(try widths(app)[1] == after[1])
    desk.priority = 0
    desk.isShort = false
    try await app.settle()
    #expect(try widths(app) == before)
    #expect(try app.textField("Rename").value == "abc")
    try await app.close()
  }
}
