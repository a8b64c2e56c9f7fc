import SidelightCore

/// The sizes of the rows of sidebars.
///
/// Source: SwiftUI's `SidebarRowSize`.
public enum SidebarRowSize: Hashable, Sendable {
  /// Rows of 28 pixels, with text a little smaller than elsewhere.
  case small
  /// Rows of 36 pixels, as GNOME's sidebars have them.
  case medium
  /// Rows of 44 pixels, with text a little larger than elsewhere and symbols of 24 pixels.
  case large
}

extension SidebarRowSize {
  var element: ListElement.RowSize {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

enum SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}

extension EnvironmentValues {
  /// The size of the rows of sidebars, which views in them can follow.
  ///
  /// ```swift
  /// List(folders, selection: $folder) { Label($0.name, systemImage: "folder") }
  ///   .listStyle(.sidebar)
  ///   .environment(\.sidebarRowSize, .large)
  /// ```
  ///
  /// GNOME has no setting for it, so that it is ``SidebarRowSize/medium`` unless the app sets it. Lists in the style of a sidebar follow it with
  /// the height of their rows, which a row of several lines exceeds, and with the size of texts and symbols whose size nobody sets.
  /// ``defaultMinListRowHeight`` goes first. Source: SwiftUI's `sidebarRowSize`.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
