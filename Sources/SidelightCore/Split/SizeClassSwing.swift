/// Keeps a container from swinging between two classes, if it is as wide as its content and that chooses its width by the class.
///
/// A sheet over a large window is such a container: content that is wide in a compact sheet and narrow in a regular one would never come
/// to rest. It stays compact then, which content of any width can be shown in, until there is other room for it.
package struct SizeClassSwing: Sendable {
  /// The frames of the last changes.
  private var changes: [Int] = []
  private var isEnded = false

  /// A third change within so many frames is no wish of anybody.
  private static let limit = 12

  package init() {}

  /// Takes in the class of a frame, and says which one to tell; nothing where it is not to change any more.
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
