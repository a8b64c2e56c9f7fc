import SidelightCore

extension Controller {
  /// In which directions nothing is offered to the outermost widget.
  final var openAxes: OpenAxes {
    guard let parent else { return .none }
    switch parent.element.kind {
    case .stack, .layers: return parent.openAxesInside
    case .scroll(let scroll):
      let around = parent.openAxesInside
      return OpenAxes(scroll.scrollsHorizontally || around.horizontal, scroll.scrollsVertically || around.vertical)
    default: return .none
    }
  }

  /// The same inside of its layout modifiers.
  private var openAxesInside: OpenAxes {
    element.layout.reversed().reduce(openAxes) { open, modifier in
      if case .frame(let frame) = modifier { open.inside(frame) } else { open }
    }
  }
}
