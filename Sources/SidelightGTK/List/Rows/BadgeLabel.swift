import SidelightBridge
import SidelightCore

/// A badge at the end of a row, as a GtkLabel.
@MainActor final class BadgeLabel {
  let widget = LabelWidget()
  private var shown: BadgeElement?
  private var classes: [String] = []

  init() {
    widget.horizontalAlign = .end
    widget.verticalAlign = .center
    widget.isSingleLine = true
  }

  func show(_ badge: BadgeElement) {
    guard badge != shown else { return }
    shown = badge
    widget.text = badge.text.string
    var new = ["sidelight-badge", "numeric", badge.prominence.styleClass]
    if let name = badge.text.font.face?.styleClass { new.append(name) }
    if let name = badge.text.color?.textClass { new.append(name) }
    widget.changeClasses(from: classes, to: new)
    classes = new
    widget.setAttributes(badge.text.attributes)
  }
}

extension BadgeElement.Prominence {
  fileprivate var styleClass: String {
    switch self {
    case .decreased: "sidelight-quiet-badge"
    case .standard: "sidelight-usual-badge"
    case .increased: "sidelight-urgent-badge"
    }
  }
}
