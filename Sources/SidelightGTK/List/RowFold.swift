import SidelightBridge
import SidelightCore

/// Rows that open or close below a row that says so of itself are seen to do it; other changes of the rows are if they are animated.
@MainActor final class RowFold {
  private let rows: BoundRows
  private let motion: RowMotion
  /// A row that has just said that it opens or closes the rows below it.
  private var heading: NodeID?
  /// How the rows open or close in a change that is animated.
  private var course = FoldCourse()
  /// What begins when it is known how high the rows are.
  private var waiting: MotionLeg?
  private var unmapping: SignalConnection?

  init(_ rows: BoundRows, in scroll: ScrollWidget) {
    self.rows = rows
    motion = RowMotion(rows, in: scroll)
  }

  func opensOrCloses(below row: NodeID) { heading = row }

  /// How the change under way moves; nil for at once.
  private var animation: Motion? {
    guard let controller = rows.controller, let renderer = controller.renderer, renderer.mayMove else { return nil }
    return renderer.mover.motion(of: controller)
  }

  private var group: Int? { rows.controller?.renderer?.mover.group }

  /// Notes how the rows stand before they change. What folds still ends otherwise, unless it is turned round.
  func prepare(_ splices: [Splice]) -> ListFold? {
    let animation = animation
    let fold = fold(of: splices, isAnimated: animation != nil)
    if fold != nil {
      motion.stop()
      if animation == nil || fold?.start == nil { stopCourse() }
    } else {
      let (view, under) = (rows.view, rows.view.fold)
      motion.prepare(splices, animation, in: group) { under?.distance(ofRowAt: $0, in: view) ?? 0 }
      stopCourse()
      view.endFold()
    }
    return fold
  }

  private func fold(of splices: [Splice], isAnimated: Bool) -> ListFold? {
    guard let heading else { return nil }
    self.heading = nil
    // Among rows on their way those below a heading come and go as the others do.
    guard !isAnimated || !motion.isUnderWay, splices.count == 1, let change = splices.first, rows.controller?.renderer?.mayMove == true,
      (change.added == 0) != (change.removed == 0),
      let place = rows.places[heading], place.item.position == change.position - 1, let top = place.item.child?.parent
    else { return nil }
    return rows.view.prepareFold(
      below: top, isOpening: change.added > 0, next: rows.line(at: change.position + change.removed),
      end: change.removed > 0 ? rows.line(at: change.position + change.removed - 1) : nil)
  }

  /// The rows have come or gone, and GTK has bound those that it is going to show.
  func start(_ fold: ListFold?, _ change: Splice) {
    guard let fold else { return motion.start() }
    fold.next = rows.line(at: change.position + change.added)
    fold.last = change.added > 0 ? rows.line(at: change.position + change.added - 1) : nil
    guard let animation, !animation.place(after: 0).isOver else { return rows.view.startFold(fold) }
    start(fold, MotionLeg(animation, in: group))
  }

  private func start(_ fold: ListFold, _ leg: MotionLeg) {
    waiting?.end()
    waiting = leg
    unmapping?.disconnect()
    unmapping = rows.view.onUnmap { [weak self] in self?.stop() }
    rows.view.startFold(fold) { [weak self] fold, time in
      guard let self else { return true }
      let place = leg.place(at: time)
      // How high the rows are is known when the list has been drawn once.
      if waiting === leg, let full = fold.full {
        waiting = nil
        course.begin(from: fold.start ?? (fold.isOpening ? 0 : full), to: fold.isOpening ? full : 0, leg)
      }
      course.advance(to: time)
      fold.progress = min(max(place.part, 0), 1)
      if waiting == nil { fold.shownGap = course.gap }
      guard place.isOver, course.isOver else { return false }
      stopCourse()
      return true
    }
  }

  private func stopCourse() {
    course.stop()
    waiting?.end()
    waiting = nil
    unmapping?.disconnect()
    unmapping = nil
  }

  /// All rows are drawn where they are.
  func stop() {
    motion.stop()
    stopCourse()
    rows.view.endFold()
  }
}
