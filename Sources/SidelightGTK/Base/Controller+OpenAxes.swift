import SidelightCore

extension Controller {
  /// In which directions nothing is offered to the outermost widget.
  final var openAxes: OpenAxes {
    guard let parent else { return .none }
    switch parent.element.kind {
    case .stack: return parent.openAxesInside
    // What lies behind or in front is offered the place of what decides the size.
    case .layers: return slot == .body ? parent.openAxesInside : .none
    case .scroll(let scroll):
      let around = parent.openAxesInside
      return OpenAxes(scroll.scrollsHorizontally || around.horizontal, scroll.scrollsVertically || around.vertical)
    default: return .none
    }
  }

  /// The same inside of its layout modifiers.
  final var openAxesInside: OpenAxes {
    element.layout.reversed().reduce(openAxes) { open, modifier in
      switch modifier {
      case .frame(let frame): open.inside(frame)
      case .fixed(let horizontal, let vertical): open.opened(horizontal, vertical)
      case .padding, .aspect: open
      }
    }
  }
}

/// A container that hears when what a child wishes of the layout around it may have changed.
@MainActor protocol ChildLayoutListener: Controller {
  func childLayoutChanged(_ child: Controller)
}
