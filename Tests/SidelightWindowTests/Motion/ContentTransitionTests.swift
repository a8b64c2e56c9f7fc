import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

// One after the other with the tests of transitions, which count the same pictures.
extension TransitionTests {
  /// Texts that come in place of earlier ones in motion.
  @Suite("Content transitions", .needsWindow)
  @MainActor struct Contents {
    private struct Score: View {
      let score: Knob<Int>
      let transition: ContentTransition

      var body: some View {
        VStack { Text("\(score.value)").contentTransition(transition) }.frame(width: 200, height: 100)
      }
    }

    /// Where the new text is drawn on its way, relative to where it is in the end, and how opaque it is; and how many pictures there were.
    private func change(
      _ transition: ContentTransition, from first: Int = 1, to last: Int, isAnimated: Bool = true
    ) async throws -> (ys: [Double], opacities: [Double], pictures: Int) {
      let score = Knob(first)
      let scene = await ViewScene(width: 300, height: 200, animates: true) { Score(score: score, transition: transition) }
      if isAnimated { withAnimation(.linear(duration: 0.3)) { score.value = last } } else { score.value = last }
      var seen: [(y: Double, opacity: Double)] = []
      var pictures = 0
      await scene.watchFrames(for: 600) {
        pictures = max(pictures, Transits.ghostCount)
        guard let window = scene.window, let label = scene.widgets.first(where: { ($0 as? LabelWidget)?.text == "\(last)" }),
          let box = label.bounds(in: window)
        else { return }
        seen.append((box.y, sequence(first: label, next: \.parent).reduce(1) { $0 * $1.opacity }))
      }
      #expect(!Transits.areUnderWay && Transits.ghostCount == 0)
      let end = try #require(seen.last)
      await scene.close()
      return (seen.map { $0.y - end.y }, seen.map(\.opacity), pictures)
    }

    @Test func `A number rolls in from below while the old one leaves, and from above where it counts down`() async throws {
      let up = try await change(.numericText(), to: 2)
      #expect(up.pictures == 1 && up.ys.contains { $0 > 1 } && !up.ys.contains { $0 < -0.5 })
      #expect(up.opacities.contains { $0 > 0.02 && $0 < 0.98 } && up.opacities.last == 1)
      let down = try await change(.numericText(countsDown: true), to: 2)
      #expect(down.ys.contains { $0 < -1 } && !down.ys.contains { $0 > 0.5 })
    }

    @Test func `Whether it is larger says from where it comes`() async throws {
      let larger = try await change(.numericText(value: 1), from: 1, to: 5)
      #expect(larger.pictures == 1 && larger.ys.contains { $0 > 1 })
      let score = Knob(9)
      let scene = await ViewScene(width: 300, height: 200, animates: true) { Counted(score: score) }
      withAnimation(.linear(duration: 0.3)) { score.value = 3 }
      var ys: [Double] = []
      await scene.watchFrames(for: 600) {
        guard let window = scene.window, let label = scene.widgets.first(where: { ($0 as? LabelWidget)?.text == "3" }) else { return }
        if let box = label.bounds(in: window) { ys.append(box.y) }
      }
      let end = try #require(ys.last)
      #expect(ys.contains { $0 < end - 1 })
      await scene.close()
    }

    private struct Counted: View {
      let score: Knob<Int>
      var body: some View {
        VStack { Text("\(score.value)").contentTransition(.numericText(value: Double(score.value))) }.frame(width: 200, height: 100)
      }
    }

    @Test func `It fades, or is there at once where nothing moves or nothing is said`() async throws {
      let faded = try await change(.opacity, to: 2)
      #expect(faded.pictures == 1 && faded.opacities.contains { $0 > 0.02 && $0 < 0.98 } && !faded.ys.contains { abs($0) > 0.5 })
      let still = try await change(.opacity, to: 2, isAnimated: false)
      #expect(still.pictures == 0 && Set(still.opacities) == [1])
      let plain = try await change(.identity, to: 2)
      #expect(plain.pictures == 0 && Set(plain.opacities) == [1])
    }
  }
}
