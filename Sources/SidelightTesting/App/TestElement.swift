import SidelightCore
public import SidelightUI

/// Something in the interface, named by what it is and what it says.
///
/// It is looked for whenever it is used. What is asked of it or done with it throws a ``TestFailure`` when nothing or more than one
/// thing fits; of several, the only one that can be seen is meant.
@MainActor public struct TestElement: TestScope {
  let app: TestApp
  let path: [TestQuery]

  /// A thing inside of this one, by its role and its label.
  ///
  /// - Parameters:
  ///   - role: what it is.
  ///   - label: its accessibility label, or else the text in it; nil for the only thing of its role.
  public func element(_ role: TestRole, _ label: String?) -> TestElement { inner(TestQuery(role: role, label: label)) }

  /// The thing inside of this one to which the app gave this name with `accessibilityIdentifier(_:)`.
  public func element(identifier: String) -> TestElement { inner(TestQuery(identifier: identifier)) }

  /// A column of a split view inside of this one.
  public func column(_ column: NavigationSplitViewColumn) -> TestElement {
    inner(TestQuery(role: .page, identifier: column.identifier))
  }

  /// The inspector of a split view inside of this one.
  public var inspector: TestElement { inner(TestQuery(role: .page, identifier: Slot.inspector.rawValue)) }

  /// The labels of what can be seen of a role inside of this one, from top to bottom; empty when this one is not there.
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

  /// What it is called: its accessibility label, or else the texts in it.
  public var label: String { get throws { try sighting().label } }

  /// What a text field holds, how far a progress bar is (from 0 to 1), `on` or `off` for a switch, the
  /// option that a picker shows, and the number at which a slider stands; empty otherwise.
  public var value: String { get throws { try sighting().value } }

  /// Whether a switch is on; `false` for what is no switch.
  public var isOn: Bool { get throws { try sighting().value == "on" } }

  /// Whether a row or a tab is selected.
  public var isSelected: Bool { get throws { try sighting().isSelected } }

  /// Whether it answers the user: neither it nor anything around it is disabled.
  public var isEnabled: Bool { get throws { try sighting().isEnabled } }

  /// Whether it has the keyboard focus, or something in it has.
  public var isFocused: Bool { get throws { try sighting().isFocused } }

  /// How many rows a row of an outline is below; 0 for all others.
  public var depth: Int { get throws { try sighting().depth ?? 0 } }

  /// Whether a section is open, by its heading, or a row of an outline, or a disclosure group; `false` for what does not fold.
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
