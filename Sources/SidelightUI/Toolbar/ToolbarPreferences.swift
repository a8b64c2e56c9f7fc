import SidelightCore
@_spi(Nodes) import SidelightGraph

private enum ToolbarKey: ListPreferenceKey { typealias Item = ToolbarEntry }
private enum ToolbarRoleKey: FirstPreferenceKey { typealias Said = ToolbarRole }
private enum RemovesTitleKey: FlagPreferenceKey {}
private enum RemovesSidebarToggleKey: FlagPreferenceKey, OuterPagePreferenceKey {}
private enum PlacesSidebarToggleKey: FlagPreferenceKey {}
private enum PlacesTitleFirstKey: FlagPreferenceKey {}
private enum RemovesSearchKey: FlagPreferenceKey {}
private enum RefusesSearchKey: FlagPreferenceKey {}

private enum BarsKey: PagePreferenceKey {
  static var defaultValue: BarTraits { BarTraits() }
  static func reduce(value: inout BarTraits, nextValue: () -> BarTraits) { value.fill(from: nextValue()) }
}

extension Preferences {
  var toolbar: [ToolbarEntry] {
    get { self[ToolbarKey.self] }
    set { self[ToolbarKey.self] = newValue }
  }

  /// What the toolbar is for, where the app says so.
  var toolbarRole: ToolbarRole? {
    get { self[ToolbarRoleKey.self] }
    set { self[ToolbarRoleKey.self] = newValue }
  }

  /// Whether the title stands at the start of the header bar, and not in its middle.
  var leadsTitle: Bool { toolbarRole?.leadsTitle == true || placesTitleFirst }

  /// Which bars are to be shown or hidden and how they look, where the app says so.
  var bars: BarTraits {
    get { self[BarsKey.self] }
    set { self[BarsKey.self] = newValue }
  }

  var removesTitle: Bool {
    get { self[RemovesTitleKey.self] }
    set { self[RemovesTitleKey.self] = newValue }
  }

  var removesSidebarToggle: Bool {
    get { self[RemovesSidebarToggleKey.self] }
    set { self[RemovesSidebarToggleKey.self] = newValue }
  }

  /// Whether an item of the app's shows and hides the sidebar, in place of the button that the header bar has by itself.
  var placesSidebarToggle: Bool {
    get { self[PlacesSidebarToggleKey.self] }
    set { self[PlacesSidebarToggleKey.self] = newValue }
  }

  /// Whether the page has no search field.
  var removesSearch: Bool {
    get { self[RemovesSearchKey.self] }
    set { self[RemovesSearchKey.self] = newValue }
  }

  /// Whether the app puts the title at the start of the header bar.
  var placesTitleFirst: Bool {
    get { self[PlacesTitleFirstKey.self] }
    set { self[PlacesTitleFirstKey.self] = newValue }
  }

  /// Whether a search field around the page is not meant for it.
  var refusesSearch: Bool {
    get { self[RefusesSearchKey.self] }
    set { self[RefusesSearchKey.self] = newValue }
  }
}
