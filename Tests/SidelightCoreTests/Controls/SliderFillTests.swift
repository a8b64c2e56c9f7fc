import SidelightCore
import Testing

/// Which part of a slider's line is filled.
struct SliderFillTests {
  private func fill(_ neutral: Double, _ value: Double, isMirrored: Bool = false) -> [Double] {
    let fill = SliderFill(from: neutral, to: value, line: 220, knob: 20, least: 10, isMirrored: isMirrored)
    return [fill.start, fill.length]
  }

  @Test func `It goes from the neutral value to the middle of the knob, on either side`() {
    #expect(fill(0.5, 1) == [110, 100])
    #expect(fill(0.5, 0) == [10, 100])
    #expect(fill(0.25, 0.75) == [60, 100])
    #expect(fill(0, 1) == [10, 200])
  }

  @Test func `Where text runs to the left so does the line`() {
    #expect(fill(0.5, 1, isMirrored: true) == [10, 100])
    #expect(fill(0.25, 0, isMirrored: true) == [160, 50])
  }

  @Test func `What is too short to be drawn lies below the knob, and never beyond the line`() {
    #expect(fill(0.5, 0.5) == [105, 10])
    #expect(fill(0.5, 0.51) == [107, 10])
    let narrow = SliderFill(from: 0, to: 1, line: 10, knob: 20, least: 10, isMirrored: false)
    #expect(narrow.start == 0 && narrow.length == 10)
    #expect(fill(-3, 9) == [10, 200])
  }
}
