public import SidelightGraph

/// Who hears where a view is.
struct PlaceWatch {
  /// The name that the view gives to the space in its place.
  var name: AnyHashable?
  /// Called when another part of the view can be seen: 0 for nothing, 1 for all.
  var seen: (@MainActor (Double, HeardValue) -> Void)?
  /// Called when the view has another place, with what was heard of it before.
  var moved: (@MainActor (LayoutSight, HeardValue) -> Void)?
}

extension View {
  /// Gives a name to the space in the place of this view.
  nonisolated package func space(named name: AnyHashable) -> some View {
    LayeredView(content: self, watch: PlaceWatch(name: name), name: "coordinateSpace")
  }

  /// Has an action run when something that follows from the place of this view is another one than before.
  nonisolated package func onPlaceChange<T: Equatable>(
    of transform: @escaping @MainActor (LayoutSight) -> T, action: @escaping @MainActor (_ old: T, _ new: T) -> Void
  ) -> some View {
    let watch = PlaceWatch(moved: { sight, heard in heard.take(transform(sight), action) })
    return LayeredView(content: self, watch: watch, name: "onGeometryChange")
  }

  /// Has an action run when this view comes into view in what scrolls around it, and when it leaves.
  ///
  /// Lists don't tell. Source: SwiftUI's `onScrollVisibilityChange(threshold:_:)`.
  ///
  /// - Parameters:
  ///   - threshold: which part of the view has to be in view, from 0 to 1.
  ///   - action: called with whether it is in view: once at first if it is, and whenever that changes.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (_ isVisible: Bool) -> Void
  ) -> some View {
    let watch = PlaceWatch(seen: { part, heard in
      heard.take(part > 0 && part >= threshold, startingWith: false) { action($1) }
    })
    return LayeredView(content: self, watch: watch, name: "onScrollVisibilityChange")
  }
}
