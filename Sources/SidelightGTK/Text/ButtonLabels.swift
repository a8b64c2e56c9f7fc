/// The texts that buttons say.
@MainActor enum ButtonLabels {
  /// Says of the texts that stand in a controller, on their own or beside a symbol, whether they are what a button says.
  static func set(_ areLabels: Bool, in controller: Controller) {
    for child in controller.children {
      switch child {
      case let text as TextController: text.isButtonLabel = areLabels
      case is LabelController: set(areLabels, in: child)
      default: if case .stack = child.element.kind { set(areLabels, in: child) }
      }
    }
  }
}
