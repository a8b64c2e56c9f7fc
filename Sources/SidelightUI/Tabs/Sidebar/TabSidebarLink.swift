import SidelightCore

/// What a tab view with a sidebar says to the split view around it.
struct TabSidebarContents {
  /// How the split view stands.
  let split: SplitElement
  let plan: TabPlan
  /// That of the tab that is shown.
  let title: String?
  let groups: [TabGroup]
  /// Whether the user can change anything about the tabs.
  let isCustomizable: Bool

  /// The first tab after a group that it can be moved before: one that is in a section stays in it.
  func tab(after group: TabGroup) -> TabID? {
    guard group.section == nil else { return nil }
    return groups.drop { $0.id != group.id }.dropFirst().first { $0.section == nil }?.rows.first?.id
  }

  /// Whether a sidebar lists the same.
  func lists(as other: Self) -> Bool {
    groups == other.groups && plan.shown == other.plan.shown && isCustomizable == other.isCustomizable
  }
}

/// Tabs that follow each other in the sidebar: those of a section, or some that are in none.
struct TabGroup: Identifiable, Equatable {
  enum ID: Hashable {
    case section(TabSectionID)
    /// The tabs in no section that stand behind a section, or before all of them.
    case plain(after: TabSectionID?)
  }
  let id: ID
  let title: String
  let actions: SectionActions?
  /// Whether the user may move it among the sections.
  var mayMove = false
  var rows: [TabRow]

  var section: TabSectionID? { if case .section(let id) = id { id } else { nil } }

  static func == (left: TabGroup, right: TabGroup) -> Bool {
    left.id == right.id && left.title == right.title && left.actions === right.actions && left.mayMove == right.mayMove
      && left.rows == right.rows
  }
}

/// A tab as a row of a list.
struct TabRow: Identifiable, Equatable {
  let id: TabID
  let title: String
  let icon: ImageElement.Source?
  let badge: String?
  let isDisabled: Bool
  /// What assistive technology calls it, where the app says so.
  let spokenName: String?
  let dressing: TabDressing?
  /// Whether the user left it in the sidebar.
  var isShown = true
  var mayHide = false
  var mayMove = false
  /// What may be dropped on it.
  var drops: DropKinds = []
  var isSpringLoaded = false

  static func == (left: TabRow, right: TabRow) -> Bool {
    left.id == right.id && left.title == right.title && left.icon == right.icon && left.badge == right.badge
      && left.isDisabled == right.isDisabled && left.spokenName == right.spokenName && left.dressing === right.dressing
      && left.isShown == right.isShown && left.mayHide == right.mayHide && left.mayMove == right.mayMove
      && left.drops == right.drops && left.isSpringLoaded == right.isSpringLoaded
  }
}

/// Joins a tab view with the split view around it that has its sidebar.
@MainActor final class TabSidebarLink {
  /// What the tab view said last.
  private(set) var contents: TabSidebarContents?
  /// Hears of something new.
  var changed: (() -> Void)?
  /// Tells the tab view what happened.
  var send: (TabEvent) -> Void = { _ in }

  func take(_ new: TabSidebarContents) {
    contents = new
    changed?()
  }
}

/// The link to the split view directly around a tab view; nil for a tab view without a sidebar.
enum TabSidebarLinkKey: EnvironmentKey {
  static var defaultValue: TabSidebarLink? { nil }
}
