import DisplaySupport
import Observation
import Sidelight
import SidelightBridge
import SidelightTesting
import SidelightWindowTesting
import Testing

/// Lists and scroll views that the user can't scroll, or that show no bars.
@Suite("How things scroll", .serialized)
@MainActor struct ScrollMannerTests {
  @Observable @MainActor final class Choice {
    var isStill = false
    var bars = ScrollIndicatorVisibility.automatic
  }

  private struct Page: View {
    let choice: Choice
    var body: some View {
      VStack {
        List(0..<100, id: \.self) { Text("Row \($0)") }
        ScrollView([.horizontal, .vertical]) { Text("Tall").frame(width: 2_000, height: 2_000) }
      }
      .scrollDisabled(choice.isStill)
      .scrollIndicators(choice.bars, axes: .vertical)
    }
  }

  @Test(.needsWindow)
  func `The wheel and fingers move nothing where scrolling is disabled, and do again`() async throws {
    let choice = Choice()
    let scene = await ViewScene(width: 400) { Page(choice: choice) }
    let areas = scene.widgets.compactMap { $0 as? ScrollWidget }
    #expect(areas.count == 2)
    #expect(areas.map(\.policies) == [["never", "automatic"], ["automatic", "automatic"]])
    #expect(areas.allSatisfy { $0.turnWheel() && !$0.isStill })
    choice.isStill = true
    await scene.settle()
    #expect(areas.map(\.policies) == [["never", "external"], ["external", "external"]])
    #expect(areas.allSatisfy { !$0.turnWheel() && $0.isStill })
    choice.isStill = false
    await scene.settle()
    #expect(areas.allSatisfy { $0.turnWheel() && !$0.isStill })
    choice.bars = .hidden
    await scene.settle()
    #expect(areas.map(\.policies) == [["never", "external"], ["automatic", "external"]])
    #expect(areas.allSatisfy { $0.turnWheel() })
    await scene.close()
  }

  private struct Numbers: View {
    let choice: Choice
    var body: some View { List(0..<1_000, id: \.self) { Text("Row \($0)") }.scrollDisabled(choice.isStill) }
  }

  @Test(arguments: Depth.allCases)
  func `A test can't scroll such a list either`(depth: Depth) async throws {
    let choice = Choice()
    let app = try await TestApp(depth) { Numbers(choice: choice) }
    try await app.list().scroll(toPosition: 500)
    choice.isStill = true
    try await app.settle()
    await #expect(throws: TestFailure.self) { try await app.list().scroll(toPosition: 10) }
    try await app.close()
  }
}
