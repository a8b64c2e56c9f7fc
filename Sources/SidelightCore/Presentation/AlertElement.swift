/// A question or a message over a window: an alert or a confirmation dialog. Its text fields are in slot `.body`; its buttons are values,
/// since no widget of theirs is placed by anyone but the dialog. Sends ``Event/alert(_:_:)``.
package struct AlertElement: Equatable, Sendable {
  /// What it asks or says in a few words, which is also its name for assistive technology.
  @ShownText package var title: String
  /// Whether the title is to be seen; it is spoken in any case.
  package var showsTitle: Bool
  /// The text below the title; empty for none.
  @ShownText package var message: String
  /// Whether it warns, so that a sign for that stands above the title.
  package var isCritical = false
  /// What stands above the title; nil for nothing, or the sign of warning.
  package var icon: ImageElement.Source?
  /// The buttons, in the order in which they stand in a row: what leaves without doing anything comes first.
  package private(set) var responses: [AlertResponse]
  /// Which of them Return chooses, wherever the focus is; nil for none.
  package private(set) var defaultIndex: Int?
  /// Which of them Escape chooses; nil where the user has to decide.
  package private(set) var cancelIndex: Int?

  /// What the dialog brings by itself.
  package enum Kind: Sendable {
    /// A button that closes it, where it has no other one.
    case alert
    /// A button that leaves without doing anything, where it has none.
    case confirmation
  }

  /// Puts the buttons into their order, adds the one that the dialog has by itself, and finds those for Return and Escape.
  ///
  /// - Parameter buttons: the buttons of the app, the most important one first.
  package init(_ kind: Kind, title: String, showsTitle: Bool = true, message: String = "", buttons: [AlertResponse] = []) {
    self.title = title
    self.showsTitle = showsTitle
    self.message = message
    var buttons = buttons
    switch kind {
    case .alert: if buttons.isEmpty { buttons.append(AlertResponse(label: "OK")) }
    case .confirmation:
      if !buttons.contains(where: \.cancels) { buttons.append(AlertResponse(label: "Cancel", role: .cancel)) }
    }
    let line = buttons.filter(\.cancels) + buttons.filter { !$0.cancels }.reversed()
    let cancelling = line.firstIndex(where: \.cancels)
    defaultIndex =
      line.lastIndex { $0.shortcut == .defaultAction } ?? line.lastIndex { !$0.cancels && $0.role != .destructive } ?? cancelling
    // A message with one button is left by it, if that loses nothing.
    cancelIndex = cancelling ?? (line.count == 1 && line[0].role != .destructive ? 0 : nil)
    responses = line
  }
}

/// A button of an alert.
package struct AlertResponse: Equatable, Sendable {
  /// The node of the app's button, which hears of the choice; nil for the one that the dialog has by itself.
  package var node: NodeID?
  @ShownText package var label: String
  package var role: Role?
  package var isEnabled = true
  /// The keys that choose it.
  package var shortcut: KeyShortcut?
  /// A name for tests; never shown.
  package var identifier = ""

  package enum Role: Sendable { case destructive, cancel, confirm }

  package init(node: NodeID? = nil, label: String, role: Role? = nil) {
    self.node = node
    self.label = label
    self.role = role
  }

  /// Whether it leaves without doing anything.
  package var cancels: Bool { role == .cancel || shortcut == .cancelAction }
}

extension AlertElement {
  /// How a button is drawn.
  package enum Appearance: Sendable { case plain, suggested, destructive }

  /// How one of the buttons is drawn: the one for Return stands out, unless there is no other one.
  package func appearance(at index: Int) -> Appearance {
    switch responses[index].role {
    case .destructive: .destructive
    case .confirm: .suggested
    case .cancel: .plain
    case nil: index == defaultIndex && index != cancelIndex && responses.count > 1 ? .suggested : .plain
    }
  }

  /// Which button an event chooses; nil for one that is off, and for Escape where the user has to decide.
  package func index(for event: AlertEvent) -> Int? {
    let index =
      switch event {
      case .chosen(let node): responses.firstIndex { $0.node == node }
      case .cancelled: cancelIndex
      }
    return index.flatMap { responses[$0].isEnabled ? $0 : nil }
  }

  /// The alert in a few words, for pictures of a tree: the button for Return has a star, and those that are off are in parentheses.
  package var picture: String {
    let buttons = responses.indices.map { index in
      let response = responses[index]
      let name = response.label + (index == defaultIndex ? "*" : "") + (response.role.map { " \($0)" } ?? "")
      return response.isEnabled ? name : "(\(name))"
    }
    return
      "\(isCritical ? "critical " : "")alert \"\(title)\"\(showsTitle ? "" : " unseen")\(message.isEmpty ? "" : " \"\(message)\"") [\(buttons.joined(separator: "|"))]"
  }
}

/// What can happen to an alert.
package enum AlertEvent: Equatable, Sendable {
  /// The user chose a button: the app's with this node, or for nil the one that the dialog has by itself.
  case chosen(NodeID?)
  /// The user wants to leave it: Escape.
  case cancelled
}
