import SidelightBridge
import SidelightCore

/// Something that is scrolled up and down below a header bar.
@MainActor protocol EdgeArea: Controller {
  var edgeScroll: ScrollWidget { get }
  /// Nil where it is not scrolled up and down.
  var edgeManner: ScrollManner? { get }
}

extension EdgeArea {
  /// It passes into the header bar above it in another way.
  func edgeChanged() {
    let page = sequence(first: self as Controller, next: \.parent).first { $0 is any EdgePage }
    if let page { renderer?.settleLater(page) }
  }
}

/// A page, which looks at how what is scrolled in it passes into its header bar whenever it settles.
@MainActor protocol EdgePage: Controller {}
