extension Element {
  /// Whether it is a popover now, which lies below every sheet and alert that is over the same thing.
  package var isPopover: Bool { if case .sheet(let sheet) = kind { sheet.plan.isPopover } else { false } }
}

extension Sequence {
  /// Which of the sheets, alerts and popovers that are shown over one thing lies on top: the last one, and a popover only where there is
  /// nothing else. What it points at is covered then.
  package func topPresented(_ element: (Self.Element) -> SidelightCore.Element?) -> Self.Element? {
    var top: Self.Element?
    var popover: Self.Element?
    for presented in self { if element(presented)?.isPopover == true { popover = presented } else { top = presented } }
    return top ?? popover
  }
}
