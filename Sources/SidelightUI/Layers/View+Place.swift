package import SidelightGraph

/// Who hears where a view is.
struct PlaceWatch {
  /// The name that the view gives to the space in its place.
  var name: AnyHashable?
  /// Called when the view has another place, with what it kept at the last call.
  var moved: (@MainActor (LayoutSight, inout Any?) -> Void)?
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
    let watch = PlaceWatch { sight, kept in
      let new = transform(sight)
      let old = kept as? T
      guard new != old else { return }
      kept = new
      action(old ?? new, new)
    }
    return LayeredView(content: self, watch: watch, name: "onGeometryChange")
  }
}
