import SidelightBridge
import SidelightCore

extension Controller {
  /// Tells assistive technology what the views say of the element besides its name.
  func tell(_ spoken: SpokenTraits, of core: Widget, from old: SpokenTraits?, help: String?) {
    if spoken.value != old?.value {
      if let value = spoken.value { core.updateAccessible(.valueText(value)) } else { core.resetAccessible(.valueText("")) }
    }
    if spoken.hint != old?.hint || spoken.details != old?.details ?? [] { describe(core, as: spoken.description(help: help)) }
    if let order = spoken.columnOrder, order != old?.columnOrder {
      if core.root == nil { core.accessibleRole = .columnHeader }
      core.updateAccessible(.sort(order.accessibleSort))
    }
    if spoken.roles != old?.roles ?? [] { tell(spoken.roles, of: core, from: old?.roles ?? []) }
    if spoken.headingLevel != old?.headingLevel {
      if let level = spoken.headingLevel { core.updateAccessible(.level(level)) } else { core.resetAccessible(.level(1)) }
    }
  }

  private func tell(_ roles: SpokenRoles, of core: Widget, from old: SpokenRoles) {
    // GTK takes no other role once the widget is in a window.
    if let role = roles.accessibleRole, core.root == nil { core.accessibleRole = role }
    if roles.contains(.selected) != old.contains(.selected) {
      core.updateAccessible(.selected(roles.contains(.selected) ? true : nil))
    }
    if roles.contains(.modal) != old.contains(.modal) { core.updateAccessible(.isModal(roles.contains(.modal))) }
  }

  // MARK: Groups

  /// What assistive technology finds of it.
  var speech: FrameSpeech {
    guard let spoken = element.storedTraits?.traits.spoken else { return .content }
    if spoken.isHidden { return .nothing }
    return switch spoken.grouping {
    case nil: element.holdsFocus ? .group(isAlone: false) : .content
    case .ignored: .group(isAlone: true)
    case .contained: .group(isAlone: false)
    case .combined: .group(isAlone: !hasSomethingToOperate)
    }
  }

  /// What is in it, or what can be read there, has changed.
  func groupChanged() {
    guard element.storedTraits?.traits.spoken.grouping == .combined || element.holdsFocus else { return }
    if groupSpeech != speech { applyLayout() } else { tellGroup() }
  }

  /// Names the group that stands for the element, if one does.
  func tellGroup() {
    guard case .group? = groupSpeech else { return }
    var name = element.traits.accessibilityLabel
    if name == nil, element.traits.spoken.grouping == .combined || element.holdsFocus {
      let texts = textsInside
      name = texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    widget.setAccessibleLabel(name)
  }
}

/// What is called as the page around it where it has no name of its own.
@MainActor protocol PageNamed: Controller {}

extension PageNamed {
  /// Takes the name of the page, or what it is called itself, once all patches are applied.
  func pageRenamed() { renderer?.settleLater(self) }
}

extension SpokenOrder {
  fileprivate var accessibleSort: AccessibleSort {
    switch self {
    case .unsorted: .none
    case .ascending: .ascending
    case .descending: .descending
    }
  }
}

extension SpokenRoles {
  /// The first role that they ask for.
  var accessibleRole: AccessibleRole? {
    let known: [(SpokenRoles, AccessibleRole)] = [
      (.heading, .heading), (.button, .button), (.toggle, .toggleButton), (.link, .link), (.searchField, .searchBox), (.tabBar, .tabList),
      (.image, .image), (.text, .label),
    ]
    return known.first { contains($0.0) }?.1
  }
}

extension Controller {
  /// What can be read in it, from its beginning to its end; what is behind it does not count.
  var texts: [String] {
    var texts: [String] = []
    addTexts(to: &texts)
    return texts
  }

  /// What can be read in what is inside of it.
  var textsInside: [String] {
    var texts: [String] = []
    for child in children { child.addTexts(to: &texts) }
    return texts
  }

  /// Every row of a list says its texts each time that it shows another element: they go into one array.
  private func addTexts(to texts: inout [String]) {
    guard slot.isReadOut else { return }
    if let label = element.storedTraits?.traits.accessibilityLabel { return texts.append(label) }
    if case .text(let text) = element.kind { return text.string.isEmpty ? () : texts.append(text.string) }
    for child in children { child.addTexts(to: &texts) }
  }
}

extension Controller {
  /// Whether its label is a text, or a symbol and a text. In a header bar GNOME's buttons look like buttons then, and are flat where they show a
  /// symbol, or what an app has made of several views.
  final var showsWords: Bool {
    switch children.count == 1 ? children.first?.element.kind : nil {
    case .text?: true
    case .label(let label)?: label.style != .iconOnly
    default: false
    }
  }
}

/// Says what assistive technology says of a widget besides its name; nil for nothing.
@MainActor func describe(_ widget: Widget, as text: String?) {
  if let text { widget.updateAccessible(.description(text)) } else { widget.resetAccessible(.description("")) }
}
