/// Keeps a container from switching between the two classes for ever.
///
/// That can happen when a container is as wide as its content, and the content chooses its width by the class. A sheet over a large window is
/// such a container: content that is wide when compact and narrow when regular would never settle. The container then stays compact, which
/// suits content of any width, until the available room changes.
package struct SizeClassSwing: Sendable {
  /// The frames of the last changes.
  private var changes: [Int] = []
  private var isEnded = false

  /// A third change within this many frames is not caused by the user.
  private static let limit = 12

  package init() {}

  /// Takes in the class in a new frame, and returns the one to report; nil if it is to stay as it is.
  package mutating func take(_ sizeClass: SizeClass, frame: Int) -> SizeClass? {
    guard !isEnded else { return nil }
    changes = changes.suffix(2) + [frame]
    if changes.count == 3, frame - changes[0] < Self.limit {
      isEnded = true
      return .compact
    }
    return sizeClass
  }
}
