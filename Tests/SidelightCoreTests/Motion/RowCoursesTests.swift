import SidelightCore
import Testing

/// Rows of a list on their way, frame by frame.
@MainActor struct RowCoursesTests {
  private static let linear = Motion(.cubic(x1: 0, y1: 0, x2: 1, y2: 1, duration: 1))
  private let fade = TransitionElement.unsaid.insertion

  private func leg(_ motion: Motion = linear) -> MotionLeg { MotionLeg(motion, in: nil) }

  private func picture(_ courses: RowCourses) -> String {
    courses.tokens.sorted().map { token in
      guard let look = courses.look(of: token) else { return "\(token) rests" }
      return "\(token) at \(Int(look.offset.y.rounded())) by \(Int((look.opacity * 100).rounded()))"
    }.joined(separator: ", ")
  }

  @Test func `Rows slide, come and go, and nothing is left in the end`() {
    var courses = RowCourses()
    courses.slide(1, from: 40, leg())
    courses.come(2, fade, leg())
    courses.go(3, fade, leg())
    #expect(picture(courses) == "1 at 40 by 100, 2 at 0 by 0, 3 at 0 by 100")
    courses.advance(to: 10)
    courses.advance(to: 10.25)
    #expect(picture(courses) == "1 at 30 by 100, 2 at 0 by 25, 3 at 0 by 75")
    #expect(courses.goes(3) && !courses.goes(2))
    courses.advance(to: 11)
    #expect(courses.isOver && courses.tokens.isEmpty && courses.look(of: 1) == nil)
  }

  @Test func `A change in the middle goes on from where the rows are`() {
    var courses = RowCourses()
    courses.slide(1, from: 80, leg())
    courses.come(2, fade, leg())
    courses.advance(to: 0)
    courses.advance(to: 0.5)
    // The first one goes back to where it was, and the second one, which has half come, goes.
    courses.slide(1, from: -80, leg())
    courses.go(2, fade, leg())
    #expect(picture(courses) == "1 at -40 by 100, 2 at 0 by 50")
    courses.advance(to: 0.5)
    #expect(picture(courses) == "1 at -40 by 100, 2 at 0 by 50")
    courses.advance(to: 1)
    #expect(picture(courses) == "1 at -40 by 100, 2 at 0 by 25")
    courses.advance(to: 1.5)
    #expect(courses.isOver)
  }

  @Test func `A row that goes on its way is not seen again once it has faded`() {
    var courses = RowCourses()
    var slow = Self.linear
    slow.speed = 0.25
    courses.slide(1, from: 80, leg(slow))
    courses.go(1, fade, leg())
    courses.advance(to: 0)
    courses.advance(to: 0.5)
    #expect(picture(courses) == "1 at 70 by 50")
    courses.advance(to: 1.2)
    #expect(courses.isOver)
  }

  @Test func `What waits for the end hears of it when rows are forgotten`() async {
    var ends = 0
    let group = MotionGroups.next([MotionCompletion(isLogical: false) { ends += 1 }])
    var courses = RowCourses()
    courses.slide(1, from: 40, MotionLeg(Self.linear, in: group))
    courses.come(2, fade, MotionLeg(Self.linear, in: group))
    courses.go(2, fade, MotionLeg(Self.linear, in: group))
    MotionGroups.close(group)
    courses.forget(1)
    for _ in 0..<20 { await Task.yield() }
    #expect(ends == 0)
    courses.stop()
    for _ in 0..<20 { await Task.yield() }
    #expect(ends == 1 && courses.isOver)
  }

  @Test func `A fold that is turned round begins where it is, and keeps the speed of a spring`() {
    var fold = FoldCourse()
    let spring = Motion(.spring(frequency: 10, damping: 1, speed: 0))
    fold.begin(from: 0, to: 200, leg(spring))
    fold.advance(to: 0)
    fold.advance(to: 0.199)
    let before = fold.gap
    fold.advance(to: 0.2)
    let speed = fold.gap - before
    let half = fold.gap
    #expect(half > 20 && half < 180 && speed > 0.3)
    // It closes, measured anew.
    fold.begin(from: half, to: 0, leg(spring))
    #expect(abs(fold.gap - half) < 0.001)
    fold.advance(to: 0.2)
    fold.advance(to: 0.201)
    #expect(abs(fold.gap - half - speed) < 0.1)
    fold.advance(to: 10)
    #expect(fold.isOver && fold.gap == 0)
  }
}
