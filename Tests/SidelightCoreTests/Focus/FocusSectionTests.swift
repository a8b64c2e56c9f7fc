import SidelightCore
import Testing

/// Where arrow keys lead among sections of the keyboard focus.
struct FocusSectionTests {
  private func frame(_ x: Double, _ y: Double, _ width: Double = 50, _ height: Double = 20) -> LayoutFrame {
    LayoutFrame(x: x, y: y, size: Size(width, height))
  }

  private func section(_ frame: LayoutFrame, _ stops: [LayoutFrame], hasFocus: Bool = false) -> FocusSections.Section {
    FocusSections.Section(frame: frame, stops: stops, hasFocus: hasFocus)
  }

  /// A column at the right whose only buttons are at its lower end.
  private var column: FocusSections.Section { section(frame(100, 0, 50, 300), [frame(100, 250), frame(100, 280)]) }

  @Test func `A key finds what lies at the other end of a section beside it`() {
    #expect(FocusSections.goal(.right, from: frame(0, 10), to: [column], others: []) == .init(section: 0, stop: 0))
    #expect(FocusSections.goal(.right, from: frame(0, 290), to: [column], others: []) == .init(section: 0, stop: 1))
    for arrow in [FocusArrow.left, .up, .down] { #expect(FocusSections.goal(arrow, from: frame(0, 10), to: [column], others: []) == nil) }
  }

  @Test func `Each direction leads to the section that lies there`() {
    let around = [
      section(frame(100, 100), [frame(100, 100)], hasFocus: true), section(frame(0, 100), [frame(0, 100)]),
      section(frame(200, 100), [frame(200, 100)]), section(frame(100, 0), [frame(100, 0)]), section(frame(100, 200), [frame(100, 200)]),
    ]
    let found = [FocusArrow.left, .right, .up, .down].map { FocusSections.goal($0, from: frame(100, 100), to: around, others: [])?.section }
    #expect(found == [1, 2, 3, 4])
  }

  @Test func `What lies nearer than the section has the focus first, in the way that it has without one`() {
    #expect(FocusSections.goal(.right, from: frame(0, 10), to: [column], others: [frame(60, 10, 20)]) == nil)
    #expect(FocusSections.goal(.right, from: frame(0, 10), to: [column], others: [frame(160, 10)]) != nil)
    // What lies beside its way is not on it.
    #expect(FocusSections.goal(.right, from: frame(0, 10), to: [column], others: [frame(60, 40, 20)]) != nil)
  }

  @Test func `The nearer one of two sections gets it, and one without anything that can have it does nothing`() {
    let far = section(frame(300, 0, 50, 300), [frame(300, 10)])
    #expect(FocusSections.goal(.right, from: frame(0, 10), to: [far, column], others: [])?.section == 1)
    let empty = section(frame(60, 0, 20, 300), [])
    #expect(FocusSections.goal(.right, from: frame(0, 10), to: [empty, far], others: []) == .init(section: 1, stop: 0))
    let own = section(frame(100, 0), [frame(100, 0)], hasFocus: true)
    #expect(FocusSections.goal(.right, from: frame(0, 10), to: [own], others: []) == nil)
  }

  @Test func `A section that the focus lies beside, and not before, is not in its direction`() {
    #expect(FocusSections.goal(.right, from: frame(110, 400), to: [column], others: []) == nil)
    #expect(FocusSections.goal(.up, from: frame(110, 400), to: [column], others: []) == .init(section: 0, stop: 1))
    #expect(FocusSections.goal(.left, from: frame(200, 400), to: [column], others: []) == nil)
  }
}
