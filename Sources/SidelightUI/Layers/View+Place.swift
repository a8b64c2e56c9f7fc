package import SidelightGraph

/// Who hears where a view is.
struct PlaceWatch {
  /// The name that the view gives to the space in its place.
  var name: AnyHashable?
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
    let watch = PlaceWatch { sight, heard in heard.take(transform(sight), action) }
    return LayeredView(content: self, watch: watch, name: "onGeometryChange")
  }
}
