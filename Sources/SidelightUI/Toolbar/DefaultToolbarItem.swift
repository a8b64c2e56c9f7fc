import Observation
import SidelightCore
@_spi(Nodes) import SidelightGraph

/// An item that toolbars have by themselves, at a place of the app's.
///
/// ```swift
/// .searchable(text: $text)
/// .toolbar {
///   ToolbarItem(placement: .bottomBar) { NewButton() }
///   DefaultToolbarItem(kind: .search, placement: .bottomBar)
/// }
/// ```
///
/// It stands there instead of where it would be by itself: the button of the page's search field, the button that shows and hides the sidebar,
/// on the page that has it, or the title, which can stand in the middle of the header bar or at its start. There is nothing where the page
/// has no such item, as where its search field is always there. Source: SwiftUI's `DefaultToolbarItem`.
public struct DefaultToolbarItem {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// Puts an item at a place.
  ///
  /// - Parameters:
  ///   - kind: the item.
  ///   - placement: its place.
  nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }
}

extension DefaultToolbarItem: ToolbarContent {
  /// Sidelight shows toolbar items itself: this one has no body, and asking for it stops the program.
  public typealias Body = Never
}

extension DefaultToolbarItem: PrimitiveToolbarContent {
  package var view: any View {
    switch kind {
    case .sidebarToggle: ToolbarItemView(placement: placement, content: PlacedSidebarToggle()).preference { $0.placesSidebarToggle = true }
    case .search: ToolbarItemView(placement: placement, content: PlacedSearchButton())
    default: EmptyView().preference { if placement.isLeading { $0.placesTitleFirst = true } }
    }
  }
}

private struct PlacedSidebarToggle: View {
  @Environment(\.pageToggle) private var toggle

  var body: some View {
    if let toggle {
      let action = toggle.isOn ? "Hide Sidebar" : "Show Sidebar"
      Toggle(isOn: Binding(get: { toggle.isOn }, set: { _ in toggle.turn() })) { Label(action, systemImage: "sidebar.leading") }
        .toggleStyle(.button)
        .accessibilityLabel("Toggle Sidebar")
        .help(action)
    }
  }
}

private struct PlacedSearchButton: View {
  @Environment(\.pageSearch) private var search

  var body: some View {
    Group {
      if let search = search?.found, let isPresented = search.isPresented {
        Toggle(isOn: Binding(get: { isPresented }, set: { search.present($0) })) { Label("Search", systemImage: "magnifyingglass") }
          .toggleStyle(.button)
          .help("Search")
      }
    }
    .onAppear { search?.count(1) }
    .onDisappear { search?.count(-1) }
  }
}

/// The search field of a page, for a button that stands elsewhere.
@MainActor @Observable final class PageSearch {
  /// Whether the user is searching; nil where there is no field, or one that is always there.
  fileprivate(set) var isPresented: Bool?
  /// How many buttons stand in the place of the page's own.
  fileprivate(set) var buttons = 0
  /// Whether the page has no search field, because the app says so.
  var isRemoved = false
  /// The search field of the page around, which pages inside show.
  @ObservationIgnored private let outer: PageSearch?
  @ObservationIgnored fileprivate var present: (Bool) -> Void = { _ in }

  init(in outer: PageSearch?) { self.outer = outer }

  /// The search that has a field which opens and closes: the page's, or that of the nearest page around.
  fileprivate var found: PageSearch? { isRemoved ? nil : isPresented != nil ? self : outer?.found }

  fileprivate func count(_ change: Int) {
    buttons += change
    outer?.count(change)
  }

  /// Follows the search field.
  func follow(_ isPresented: Bool?, _ present: @escaping (Bool) -> Void) {
    self.present = present
    if isPresented != self.isPresented { self.isPresented = isPresented }
  }
}

enum PageSearchKey: EnvironmentKey {
  static var defaultValue: PageSearch? { nil }
}

/// The button of a page that shows and hides the sidebar.
struct PageToggle: Equatable {
  private let toggle: SidebarToggle
  private let send: Identical<ToggleSender>

  init(_ toggle: SidebarToggle, _ sender: ToggleSender) {
    self.toggle = toggle
    send = Identical(sender)
  }

  var isOn: Bool { toggle.isOn }

  @MainActor func turn() { send.object.turn(toggle) }
}

/// Tells of the button of a sidebar.
@MainActor final class ToggleSender: GraphPart {
  fileprivate var turn: (SidebarToggle) -> Void = { _ in }

  static func of(_ graph: ViewGraph) -> ToggleSender {
    let sender = graph[ToggleSender.self]
    sender.turn = { [weak graph] in graph?.send(.split($0.split, .toggleSidebar)) }
    return sender
  }
}

enum PageToggleKey: EnvironmentKey {
  static var defaultValue: PageToggle? { nil }
}

extension EnvironmentValues {
  fileprivate var pageSearch: PageSearch? { self[PageSearchKey.self] }
  fileprivate var pageToggle: PageToggle? { self[PageToggleKey.self] }
}
