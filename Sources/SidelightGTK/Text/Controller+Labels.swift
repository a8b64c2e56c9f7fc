import SidelightCore

extension Controller {
  /// Whether it lies across a row of a list, so that its labels stand their titles off as those of other rows do. A button without a frame
  /// looks like a part of the row.
  var isLineOfRow: Bool {
    var next: Controller? = self
    while let controller = next {
      if case .row = controller.element.kind { return true }
      guard controller.element.kind.isLine else { return false }
      next = controller.parent
    }
    return false
  }

  /// Has the labels in it stand their titles off as suits the place that it has now.
  func spaceLabels() {
    for child in children {
      if let label = child as? LabelController { label.setting = isLineOfRow ? .row : .plain } else { child.spaceLabels() }
    }
  }
}

extension Element.Kind {
  fileprivate var isLine: Bool {
    switch self {
    case .stack(let stack): stack.axis == .horizontal
    case .layers: true
    default:
      switch control(ButtonElement.self)?.style {
      case .plain, .bare: true
      default: false
      }
    }
  }
}
