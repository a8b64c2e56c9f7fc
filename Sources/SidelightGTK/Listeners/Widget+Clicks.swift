import SidelightBridge

extension Widget {
  /// Whether it takes the clicks of the row that it is in, though it cannot have the focus; kept as a style class.
  var takesClicks: Bool {
    get { hasClass("sidelight-takes-clicks") }
    set { setClass("sidelight-takes-clicks", newValue) }
  }
}
