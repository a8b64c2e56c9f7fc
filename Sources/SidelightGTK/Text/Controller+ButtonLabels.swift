extension Controller {
  /// Says of the texts that stand in it, on their own or beside a symbol, whether they are what a button says.
  func setButtonLabels(_ areLabels: Bool) {
    for child in children {
      switch child {
      case let text as TextController: text.isButtonLabel = areLabels
      case is LabelController: child.setButtonLabels(areLabels)
      default: if case .stack = child.element.kind { child.setButtonLabels(areLabels) }
      }
    }
  }
}
