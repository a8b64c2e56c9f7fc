import SidelightBridge
import SidelightCore

extension ScrollWidget {
  /// Tells how it stands, at once and whenever that matters to the bars around it, for as long as somebody follows.
  func follow(_ isFollowed: Bool, textScale: Double, _ tell: @escaping @MainActor (ScrollState) -> Void) {
    guard isFollowed != self.isFollowed else { return }
    guard isFollowed else { return follow(nil) }
    var course = ScrollCourse(textScale: textScale)
    func move(to position: Position, isLayout: Bool) -> Bool {
      course.move(to: position.offset, length: position.length, visible: position.visible, isLayout: isLayout)
    }
    follow { position, isLayout in if move(to: position, isLayout: isLayout) { tell(course.state) } }
    // What was noted of it before belonged to another element.
    _ = move(to: position, isLayout: true)
    tell(course.state)
  }
}
