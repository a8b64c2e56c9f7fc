import SidelightCore
import Testing

/// What scrolling means to the bars around.
struct ScrollCourseTests {
  /// Something 2,000 px long of which 500 are in view, and where it stands after each offset.
  private func states(length: Double = 2_000, _ offsets: Double...) -> [String] {
    var course = ScrollCourse()
    _ = course.move(to: 0, length: length, visible: 500, isLayout: true)
    return ([0] + offsets).map { offset in
      _ = course.move(to: offset, length: length, visible: 500)
      return picture(course.state)
    }
  }

  private func picture(_ state: ScrollState) -> String {
    let direction =
      switch state.direction {
      case .down: "down"
      case .up: "up"
      case nil: "-"
      }
    return (state.isAtTop ? "top " : "") + direction
  }

  @Test func `Where the user goes counts after some way, and where they turn back`() {
    #expect(states(10, 23, 24, 400) == ["top -", "top -", "top -", "top down", "down"])
    #expect(states(400, 390, 377, 376) == ["top -", "down", "down", "down", "up"])
    #expect(states(400, 390, 410, 387, 386) == ["top -", "down", "down", "down", "down", "up"])
    #expect(states(400, 0) == ["top -", "down", "top up"])
  }

  @Test func `The top is left some way below it, and reached where it is`() {
    #expect(states(95, 96, 50, 1, 0) == ["top -", "top down", "down", "up", "up", "top up"])
  }

  @Test func `Small steps add up, and going on is told now and then`() {
    var course = ScrollCourse()
    _ = course.move(to: 0, length: 2_000, visible: 500, isLayout: true)
    var told = 0
    for offset in 0..<1_000 where course.move(to: Double(offset), length: 2_000, visible: 500) { told += 1 }
    #expect(picture(course.state) == "down" && course.state.progress >= 3)
    #expect(told == 2 + course.state.progress)
  }

  @Test func `What is hardly longer than what is in view stands at its top`() {
    #expect(states(length: 600, 50, 100) == ["top -", "top -", "top -"])
    #expect(states(length: 300) == ["top -"])
  }

  @Test(arguments: [659, 660, 700, 1_000] as [Double], [1, 1.5] as [Double])
  func `A title that goes and gives its room back does not come back by that`(length: Double, textScale: Double) {
    for start in [50.0, 96, 150, 300] {
      var course = ScrollCourse(textScale: textScale)
      var visible = 500.0
      var turns = 0
      _ = course.move(to: 0, length: length, visible: visible, isLayout: true)
      var offset = min(start, length - visible)
      for _ in 0..<20 {
        let before = course.state.isAtTop
        _ = course.move(to: offset, length: length, visible: visible)
        if course.state.isAtTop != before { turns += 1 }
        // A finger that rests is farther down in what scrolls when that has moved up.
        let title = 68 * textScale
        if course.state.isAtTop != before { offset = max(0, offset + (course.state.isAtTop ? title : -title)) }
        visible = course.state.isAtTop ? 500 : 500 + title
        offset = max(0, min(offset, length - visible))
      }
      #expect(turns <= 1)
    }
  }

  @Test func `A change of the room or of the content has no direction`() {
    var course = ScrollCourse()
    for offset in [0.0, 400] { _ = course.move(to: offset, length: 2_000, visible: 500) }
    _ = course.move(to: 350, length: 2_000, visible: 550)
    #expect(picture(course.state) == "down")
    _ = course.move(to: 320, length: 2_000, visible: 550)
    #expect(picture(course.state) == "up")
    // Rows that come above.
    let changes = [true, false].map { course.move(to: 720, length: 2_400, visible: 550, isLayout: $0) }
    #expect(changes == [false, false] && picture(course.state) == "up")
  }

  @Test func `Content that gets short is at its top again`() {
    var course = ScrollCourse()
    for offset in [0.0, 400] { _ = course.move(to: offset, length: 2_000, visible: 500) }
    let hasChanged = course.move(to: 0, length: 400, visible: 500, isLayout: true)
    #expect(hasChanged && picture(course.state) == "top -")
  }

  @Test func `Nothing is said of what changes nothing`() {
    var course = ScrollCourse()
    let moves = [0.0, 5, 400, 500, 600, 590].map { course.move(to: $0, length: 2_000, visible: 500) }
    #expect(moves == [false, false, true, false, false, false])
  }
}
