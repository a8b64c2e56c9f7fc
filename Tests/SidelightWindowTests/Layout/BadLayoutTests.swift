import DisplaySupport
import Foundation
import ReportSupport
import Sidelight
import SidelightTesting
import SidelightWindowTesting
import Testing

/// Layouts that an app gets wrong: the window stays usable.
@MainActor @Suite("Layouts that can't be", .serialized) struct BadLayoutTests {
  private struct Restless: View {
    @State private var height = 50.0
    let clicks: Choice<Int>

    var body: some View {
      VStack {
        Button("Count") { clicks.value += 1 }
        Color.red.frame(height: height).onGeometryChange(for: Double.self) {
          Double($0.size.height)
        } action: {
          height = $0 > 60 ? 50 : $0 + 20
        }
      }
    }
  }

  // A sentence is reported once, so that the window comes first.
  @Test(arguments: Depth.available.reversed()) func `A view that never has the size that it follows from leaves the others alone`(
    depth: Depth
  )
    async throws
  {
    let (clicks, reports) = (Choice(0), Reports())
    let app = try await TestApp(depth, width: 300, height: 400) { Restless(clicks: clicks) }
    for _ in 0..<3 { try await app.button("Count").click() }
    #expect(clicks.value == 3)
    for _ in 0..<10 where reports.all(beginning: "Restless has a view").isEmpty {
      try await Task.sleep(for: .milliseconds(200))
      try await app.settle()
    }
    #expect(reports.all(beginning: "Restless has a view").count == 1)
    try await app.close()
  }

  private struct Nested: View {
    let count: Int
    let isStack: Bool

    var body: some View {
      VStack {
        Button("Beside") {}
        (0..<count).reduce(AnyView(Text("Inside"))) { view, _ in
          isStack ? AnyView(VStack { view }) : AnyView(view.padding(0.01))
        }
      }
    }
  }

  private struct Endless: View {
    var body: some View { AnyView(HStack { Endless() }) }
  }

  @Test(arguments: Depth.available, [false, true]) func `Thousands of views in one another end nothing`(depth: Depth, isStack: Bool)
    async throws
  {
    let reports = Reports()
    let app = try await TestApp(depth, width: 300, height: 400) { Nested(count: 10_000, isStack: isStack) }
    #expect(app.button("Beside").isVisible)
    try await app.button("Beside").click()
    #expect(!app.text("Inside").exists)
    #expect(reports.all(beginning: "More than 1000 views").contains { $0.contains("AnyView") })
    try await app.close()
  }

  @Test(arguments: Depth.available) func `A view that makes itself again and again ends nothing`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 300, height: 400) {
      VStack {
        Button("Beside") {}
        Endless()
      }
    }
    #expect(app.button("Beside").isVisible)
    try await app.close()
  }
}
