import DisplaySupport
import SidelightWindowTesting
import Testing

/// The same inputs at all depths: after each one the program's values, what the interface says, and whether the input was possible must be
/// the same. What only the eye and the pointer know, such as what covers what, is no part of it, because it is no part of the model's depth.
@Suite("The same inputs at all depths", .serialized, .needsWindow)
@MainActor struct DepthTableTests {
  /// What there is after an input.
  struct Step: Equatable {
    let desk: String
    let outline: String
    let isPossible: Bool
  }

  @Test func `The table has two hundred inputs`() {
    #expect(DepthScene.all.map(\.inputs.count).reduce(0, +) >= 200)
  }

  @Test func `The depths agree`() async throws {
    for scene in DepthScene.all { try await compare(scene) }
  }

  private func compare(_ scene: DepthScene) async throws {
    let window = try await steps(of: scene, .window)
    for depth in Depth.headless {
      let headless = try await steps(of: scene, depth)
      var known = ""
      for (index, (step, other)) in zip(window, headless).enumerated() {
        let difference = difference(step, other)
        // What began to differ goes on differing.
        defer { known = difference }
        guard !difference.isEmpty, difference != known else { continue }
        let input = index == 0 ? "the start" : scene.inputs[index - 1].description
        Issue.record("\(scene.name), \(depth.rawValue): after \(input) (\(index))\n\(difference)")
      }
    }
  }

  private func steps(of scene: DepthScene, _ depth: Depth) async throws -> [Step] {
    let desk = DepthDesk()
    let app = try await TestApp(depth, width: scene.width, height: 700, togglesInspector: true) { scene.view(desk) }
    var steps = [Step(desk: desk.picture, outline: visible(app), isPossible: true)]
    for input in scene.inputs {
      var isPossible = true
      do { try await input.perform(on: app, desk) } catch is TestFailure { isPossible = false }
      steps.append(Step(desk: desk.picture, outline: visible(app), isPossible: isPossible))
    }
    try await app.close()
    return steps
  }

  private func visible(_ app: TestApp) -> String {
    app.outline.split(separator: "\n").filter { !$0.hasSuffix(" hidden") }.joined(separator: "\n")
  }

  /// The lines that differ, those of the window first.
  private func difference(_ window: Step, _ other: Step) -> String {
    var lines: [String] = []
    if window.isPossible != other.isPossible {
      lines.append("possible in the window: \(window.isPossible), otherwise: \(other.isPossible)")
    }
    let (left, right) = (self.lines(of: window), self.lines(of: other))
    for change in right.difference(from: left) {
      switch change {
      case .remove(_, let line, _): lines.append("window    \(line)")
      case .insert(_, let line, _): lines.append("otherwise \(line)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func lines(of step: Step) -> [String] {
    step.desk.split(separator: "\n").map(String.init) + step.outline.split(separator: "\n").map(String.init)
  }
}
