package import SidelightCore

/// Layout and traits that a modifier puts on every element below it. The modifier's node owns it and keeps it current;
/// elements read the chain, from the innermost outward.
@MainActor package final class Decoration {
  let outer: Decoration?
  /// Decorations that come before this one: those of the place that a subview was written in.
  package var inner: Decoration?
  package var layout: LayoutModifier?
  /// What is said of the traits once and for all, as a value.
  package var change: TraitChange?
  /// What nodes write into the traits, such as their numbers.
  package var traits: ((inout Element.Traits) -> Void)?

  package init(outer: Decoration?) { self.outer = outer }

  package func apply(to element: inout Element) {
    var next: Decoration? = self
    while let decoration = next {
      decoration.inner?.apply(to: &element)
      if let layout = decoration.layout { element.layout.append(layout) }
      decoration.change?.apply(to: &element.traits)
      decoration.traits?(&element.traits)
      next = decoration.outer
    }
  }
}
