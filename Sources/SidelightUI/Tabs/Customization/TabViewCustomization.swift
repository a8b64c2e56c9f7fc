import SidelightCore

/// What the user made of the tabs of a ``TabView`` in its sidebar: which are there, and in which order.
///
/// ```swift
/// @State private var customization = TabViewCustomization()
///
/// TabView {
///   Tab("Home", systemImage: "house") { HomeView() }
///     .customizationID("home")
///     .customizationBehavior(.disabled, for: .sidebar)
///   TabSection("Library") {
///     Tab("Songs", systemImage: "music.note") { SongsView() }
///       .customizationID("songs")
///   }
///   .customizationID("library")
/// }
/// .tabViewStyle(.sidebarAdaptable)
/// .tabViewCustomization($customization)
/// ```
///
/// Only tabs and sections with a customization id can be changed. What it says of ids that nothing has now is kept: what they stand for may
/// come back. It is written as JSON or any other format that `Codable` knows; what a part says that is missing in there is what the app
/// declares. Source: SwiftUI's `TabViewCustomization`.
public struct TabViewCustomization: Equatable, Sendable {
  /// What the model keeps of it.
  typealias Stored = SidelightCore.TabCustomization

  var stored: Stored

  /// Makes one that changes nothing.
  public init() { stored = Stored() }

  init(_ stored: Stored) { self.stored = stored }

  /// What the user made of one tab.
  public struct TabCustomization: Equatable, Sendable {
    fileprivate var shown: TabListings<Bool?>

    /// Whether the tab is in the sidebar; `automatic` where nobody said anything.
    public var sidebarVisibility: Visibility {
      get { Visibility(shown.sidebar) }
      set { shown.sidebar = newValue.isShown }
    }

    /// Whether the tab is in bars; `automatic` where nobody said anything.
    public var tabBarVisibility: Visibility { Visibility(shown.bar) }
  }

  /// What the user made of one section.
  public struct SectionCustomization: Equatable, Sendable {
    /// The customization ids of the tabs that can be moved, in the user's order; nil where the user moved none.
    public fileprivate(set) var tabOrder: [String]?

    /// Brings the tabs back into the order in which the app declares them.
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  /// What the user made of the tab with a customization id.
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization(shown: stored.visibility[id] ?? TabListings(repeating: nil)) }
    set { stored.visibility[id] = newValue.shown == TabListings(repeating: nil) ? nil : newValue.shown }
  }

  /// What the user made of the section with a customization id.
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: stored.orderInSections[id]) }
    set { stored.orderInSections[id] = newValue.tabOrder }
  }

  /// Brings back all tabs that the user hid, and hides those that the app hides by default. The order stays.
  public mutating func resetVisibility() { stored.visibility = [:] }

  /// Brings all sections, and the tabs in and beside them, back into the order in which the app declares them. What is hidden stays so.
  public mutating func resetSectionOrder() {
    stored.tabOrder = []
    stored.sectionOrder = []
    stored.orderInSections = [:]
  }
}

extension TabViewCustomization: Codable {
  private enum Key: String, CodingKey { case sidebar, tabBar, tabs, sections, sectionTabs }

  /// Reads what was written. Throws for anything that is not a customization.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init()
    for (id, isShown) in try values.decodeIfPresent([String: Bool].self, forKey: .sidebar) ?? [:] {
      stored.visibility[id, default: TabListings(repeating: nil)].sidebar = isShown
    }
    for (id, isShown) in try values.decodeIfPresent([String: Bool].self, forKey: .tabBar) ?? [:] {
      stored.visibility[id, default: TabListings(repeating: nil)].bar = isShown
    }
    stored.tabOrder = try values.decodeIfPresent([String].self, forKey: .tabs) ?? []
    stored.sectionOrder = try values.decodeIfPresent([String].self, forKey: .sections) ?? []
    stored.orderInSections = try values.decodeIfPresent([String: [String]].self, forKey: .sectionTabs) ?? [:]
  }

  /// Writes what the user changed.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(stored.visibility.compactMapValues(\.sidebar), forKey: .sidebar)
    try values.encode(stored.visibility.compactMapValues(\.bar), forKey: .tabBar)
    try values.encode(stored.tabOrder, forKey: .tabs)
    try values.encode(stored.sectionOrder, forKey: .sections)
    try values.encode(stored.orderInSections, forKey: .sectionTabs)
  }
}

extension Visibility {
  fileprivate init(_ isShown: Bool?) { self = isShown.map { $0 ? .visible : .hidden } ?? .automatic }
}

extension View {
  /// Lets the user hide, show and move the tabs of a ``TabView`` in its sidebar, and keeps what the user makes of them in a binding.
  ///
  /// The sidebar gets a button that begins and ends editing. Only the style ``TabViewStyle/sidebarAdaptable`` has a sidebar. Source: SwiftUI's
  /// `tabViewCustomization(_:)`.
  ///
  /// - Parameter customization: where it is kept; nil lets the user change nothing.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    EnvironmentView(content: self) { $0[TabCustomizationKey.self] = customization?.stored }
  }
}
