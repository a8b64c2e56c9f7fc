extension Event {
  /// Whether the user does something by it that may read any value: what is typed into a field elsewhere counts from then on.
  package var isAct: Bool {
    switch self {
    case .activate, .open, .submit, .toggle, .perform, .choose, .slide, .step, .pickTime, .pickColor, .popped, .settings, .shortcuts: true
    case .heard(_, let heard): heard.kind != .hover
    case .list(_, let event):
      switch event {
      case .activate, .choose, .delete, .drop, .insert, .dropOn, .moveStep, .moveLevel: true
      default: false
      }
    case .sheet(_, let event): event == .dismissed
    case .alert(_, let event): event != .cancelled
    default: false
    }
  }
}
