package import SidelightCore
package import SidelightGraph

/// What is done to a view once it has its place, which follows from that place.
package struct VisualLook: Equatable, Sendable {
  package var opacity = 1.0
  package var steps: [PlaneStep] = []
  package var filters: [PictureFilter] = []

  package init() {}

  /// Adds a step to those before it. One in which something is no number does nothing: a look with it would never be the same as itself.
  package mutating func add(_ step: PlaneStep) {
    let isKnown = step == step
    steps.append(isKnown ? step : .plane(.identity))
  }

  /// What is between two looks.
  ///
  /// - Parameter part: 0 for this one, 1 for the last one.
  package func between(_ last: VisualLook, at part: Double) -> VisualLook {
    var middle = last
    middle.opacity = opacity + (last.opacity - opacity) * part
    if let steps = steps.between(last.steps, at: part) { middle.steps = steps }
    if case .several(let filters)? = PictureFilter.several(filters).between(.several(last.filters), at: part) { middle.filters = filters }
    return middle
  }
}

extension View {
  /// Shows this view with a look. Its place stays as it is.
  nonisolated package func look(_ look: VisualLook) -> some View {
    effect(.filtered(.several(look.filters)), "visualEffect").opacity(min(max(look.opacity, 0), 1)).effect(
      .transformed(look.steps), "visualEffect")
  }
}

/// A view whose look follows from its place.
package struct LookedView<Content: View> {
  let content: Content
  let look: @MainActor (LayoutSight) -> VisualLook
  /// How it goes to the look of a place; nil for as is said of what changes it.
  let animation: @MainActor (LayoutSight) -> Animation?
  /// Where the view was last.
  @State private var last = LastSight()
  @State private var seen = VisualLook()

  nonisolated package init(
    _ content: Content, moving animation: @escaping @MainActor (LayoutSight) -> Animation? = { _ in nil },
    _ look: @escaping @MainActor (LayoutSight) -> VisualLook
  ) {
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
        guard old != new, let animation = last.sight.flatMap(animation) else { return self.seen = new }
        withAnimation(animation) { self.seen = new }
      }
  }

  @MainActor private func told(_ sight: LayoutSight) -> VisualLook {
    last.sight = sight
    return look(sight)
  }
}
