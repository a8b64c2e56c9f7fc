package import SidelightCore
package import SidelightGraph

/// What is done to a view once it has its place, which follows from that place.
package struct VisualLook: Equatable, Sendable {
  package var opacity = 1.0
  /// About the corner at which text begins, in pixels.
  package var plane = PlaneTransform.identity
  package var filters: [PictureFilter] = []

  package init() {}

  /// What is between two looks.
  ///
  /// - Parameter part: 0 for this one, 1 for the last one.
  package func between(_ last: VisualLook, at part: Double) -> VisualLook {
    var middle = last
    middle.opacity = opacity + (last.opacity - opacity) * part
    middle.plane = plane.between(last.plane, at: part)
    if case .several(let filters)? = PictureFilter.several(filters).between(.several(last.filters), at: part) { middle.filters = filters }
    return middle
  }
}

extension View {
  /// Shows this view with a look. Its place stays as it is.
  nonisolated package func look(_ look: VisualLook) -> some View {
    effect(.filtered(.several(look.filters)), "visualEffect").opacity(min(max(look.opacity, 0), 1)).effect(
      .transformed(look.plane), "visualEffect")
  }
}

/// A view whose look follows from its place.
package struct LookedView<Content: View> {
  let content: Content
  let look: @MainActor (LayoutSight) -> VisualLook
  /// How it goes from one look to the next one; nil for as is said of what changes it.
  let animation: Animation?
  /// Where the view was last.
  @State private var last = LastSight()
  @State private var seen = VisualLook()

  nonisolated package init(_ content: Content, moving animation: Animation? = nil, _ look: @escaping @MainActor (LayoutSight) -> VisualLook)
  {
    self.content = content
    self.look = look
    self.animation = animation
  }
}

private final class LastSight {
  var sight: LayoutSight?
}

extension LookedView: View {
  /// The content as it looks in its place.
  package var body: some View {
    // What else it follows from may have changed while the view has stayed where it is.
    let seen = seen
    content.look(last.sight.map(look) ?? seen)
      .onPlaceChange(of: { told($0) }) { old, new in
        guard let animation, old != new else { return self.seen = new }
        withAnimation(animation) { self.seen = new }
      }
  }

  @MainActor private func told(_ sight: LayoutSight) -> VisualLook {
    last.sight = sight
    return look(sight)
  }
}
