package import SidelightCore

/// Something that a script can find, as it is at this moment.
package struct Sighting {
  package var role: TestRole
  /// Its accessible label, or else the texts in it.
  package var label: String
  /// The separate texts in it. A script may name a row by any of them.
  package var texts: [String] = []
  /// Its accessibility identifier; for a page, which column it is.
  package var identifier = ""
  /// The text of a text field, the fraction of a progress bar, the state of a switch, the choice of a picker.
  package var value = ""
  /// How many other things it is in. What follows it with a higher level is in it.
  package var level = 0
  package var isVisible = true
  /// What lies over it, so that the pointer can't reach it; empty if nothing does.
  package var cover = ""
  package var isEnabled = true
  package var isSelected = false
  package var isFocused = false
  package var isExpanded: Bool?
  /// The depth of a row of an outline; nil for everything else.
  package var depth: Int?
  /// What the list draws for a row besides its content; nil if it is no row.
  package var dress: RowDress?
  package var target: Target

  /// What the list draws for a row besides its content.
  package struct RowDress {
    package var hasChevron: Bool
    package var top: RowLine
    package var bottom: RowLine
    package var insets: Insets

    package init(hasChevron: Bool, top: RowLine, bottom: RowLine, insets: Insets) {
      self.hasChevron = hasChevron
      self.top = top
      self.bottom = bottom
      self.insets = insets
    }
  }

  /// What the driver acts on.
  package enum Target {
    case node(NodeID)
    case back(NodeID, pages: Int?)
    case sidebarToggle(NodeID)
    /// The button that opens and closes a search field.
    case searchToggle(NodeID)
    /// The button that closes a sheet, or the inspector of a split view where that is one.
    case close(NodeID)
    /// A button of an alert: the app's with a node, or the one that the alert has by itself.
    case response(NodeID, NodeID?)
    /// The menu of a page's header bar.
    case menu(NodeID)
    /// A line of a search field, and something in it, by their positions.
    case suggestion(NodeID, Int)
    case token(NodeID, Int)
    case divider(NodeID, SplitDivider)
    /// A place in the bar of a tab view, and what choosing it does.
    case tab(NodeID, TabEvent)
    case object(AnyObject)
  }

  /// The element that it is; nil for what is a part of one.
  var node: NodeID? {
    switch target {
    case .node(let id): id
    case .object(let object): (object as? any NodeTarget)?.node
    default: nil
    }
  }

  package init(_ role: TestRole, _ label: String, _ target: Target) {
    self.role = role
    self.label = label
    self.target = target
  }

  /// The line that is printed in failures.
  package var picture: String {
    var words = [role.rawValue]
    if !label.isEmpty { words.append("“\(label)”") }
    if !identifier.isEmpty { words.append("(\(identifier))") }
    if !value.isEmpty { words.append("= “\(value)”") }
    if isSelected { words.append("selected") }
    // Only what has the focus itself is marked, and not what it is in.
    if isFocused, ![.window, .page, .split, .list].contains(role) { words.append("focused") }
    if !isEnabled { words.append("disabled") }
    if let depth, depth > 0 { words.append("at \(depth)") }
    if let isExpanded { words.append(isExpanded ? "open" : "folded") }
    if !isVisible { words.append("hidden") }
    return words.joined(separator: " ")
  }
}

extension [Sighting] {
  /// Everything as indented lines.
  package var picture: String {
    map { String(repeating: "  ", count: $0.level) + $0.picture }.joined(separator: "\n")
  }
}

/// What a script looks for.
struct TestQuery: Equatable, Sendable {
  var role: TestRole?
  var label: String?
  var identifier: String?

  func matches(_ sighting: Sighting) -> Bool {
    if let role, sighting.role != role { return false }
    if let identifier, sighting.identifier != identifier { return false }
    guard let label else { return true }
    return sighting.label == label || sighting.texts.contains(label)
  }

  var picture: String {
    var words = [role?.rawValue ?? "thing"]
    if let label { words.append("“\(label)”") }
    if let identifier { words.append("with the identifier “\(identifier)”") }
    return words.joined(separator: " ")
  }
}

/// What a driver acts on, where that stands for an element.
package protocol NodeTarget: AnyObject {
  var node: NodeID? { get }
}
