/// How an element takes part while the user moves one of a container's elements to another place.
package enum ReorderLook: Hashable, Sendable {
  /// It takes part, and shows nothing of that.
  case still
  /// It is what is being moved.
  case moved
  /// What is being moved would go in front of it, or behind it, along an axis.
  case before(Axis2D)
  case after(Axis2D)
}
