import SidelightCore
public import SidelightUI

/// Something in the interface, named by its role and its text.
///
/// It is looked up every time it is used. Properties and actions throw a ``TestFailure`` if nothing fits, or more than one thing. If several
/// fit and only one of them is visible, that one is used.
@MainActor public struct TestElement: TestScope {
  let app: TestApp
  let path: [TestQuery]

  /// Something in this one, by its role and its label.
  ///
  /// - Parameters:
  ///   - role: what it is.
  ///   - label: its accessibility label, or else the text in it; nil if it is the only one with this role.
  public func element(_ role: TestRole, _ label: String?) -> TestElement { inner(TestQuery(role: role, label: label)) }

  /// Something in this one, by the name that the app gave it with `accessibilityIdentifier(_:)`.
  public func element(identifier: String) -> TestElement { inner(TestQuery(identifier: identifier)) }

  /// A column of a split view in this one.
  public func column(_ column: NavigationSplitViewColumn) -> TestElement {
    inner(TestQuery(role: .page, identifier: column.identifier))
  }

  /// The inspector of a split view in this one.
  public var inspector: TestElement { inner(TestQuery(role: .page, identifier: Slot.inspector.rawValue)) }

  /// The labels of everything visible with a role in this one, from top to bottom; empty if this one does not exist.
  public func labels(of role: TestRole) -> [String] {
    guard let inside = try? app.inside(path) else { return [] }
    return inside.filter { $0.role == role && $0.isVisible }.map(\.label)
  }

  private func inner(_ query: TestQuery) -> TestElement { TestElement(app: app, path: path + [query]) }

  func sighting() throws(TestFailure) -> Sighting { try app.find(path) }
}

extension TestElement {
  /// Whether there is at least one, shown or not.
  public var exists: Bool { !app.matches(path).isEmpty }

  /// Whether there is at least one that the layout shows: not in a hidden column, nor on a page below another one.
  public var isVisible: Bool { app.matches(path).contains(where: \.isVisible) }

  /// How many there are, shown or not.
  public var count: Int { app.matches(path).count }

  /// Its accessibility label, or else the texts in it.
  public var label: String { get throws { try sighting().label } }

  /// The text of a text field, the fraction of a progress bar (from 0 to 1), `on` or `off` for a switch, the option that a picker shows, or the
  /// number of a slider; empty for anything else.
  public var value: String { get throws { try sighting().value } }

  /// Whether a switch is on; `false` for anything else.
  public var isOn: Bool { get throws { try sighting().value == "on" } }

  /// Whether a row or a tab is selected.
  public var isSelected: Bool { get throws { try sighting().isSelected } }

  /// Whether it is enabled: neither it nor anything around it is disabled.
  public var isEnabled: Bool { get throws { try sighting().isEnabled } }

  /// Whether it, or something in it, has the keyboard focus.
  public var isFocused: Bool { get throws { try sighting().isFocused } }

  /// The depth of a row of an outline, from 0; 0 for anything else.
  public var depth: Int { get throws { try sighting().depth ?? 0 } }

  /// Whether it is open: the heading of a section, a row of an outline, or a disclosure group; `false` for anything else.
  public var isExpanded: Bool { get throws { try sighting().isExpanded ?? false } }
}

extension NavigationSplitViewColumn {
  var identifier: String {
    switch core {
    case .sidebar: "sidebar"
    case .content: "content"
    case .detail: "detail"
    }
  }
}
