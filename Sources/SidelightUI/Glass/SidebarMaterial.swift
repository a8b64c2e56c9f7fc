package import SidelightCore
public import SidelightGraph

/// What a sidebar is made of. This is Sidelight's own.
public struct SidebarMaterial: Hashable, Sendable {
  package let pane: PaneMaterial

  init(_ pane: PaneMaterial) { self.pane = pane }

  /// How a pane of glass stands in its place. This is Sidelight's own.
  public struct GlassGeometry: Hashable, Sendable {
    let core: SidelightCore.GlassGeometry

    /// It reaches the edges of the window.
    public static let edge = GlassGeometry(core: .edge)
    /// It is a panel with round corners, 8 pixels from the edges of the window.
    public static let inset = GlassGeometry(core: .inset)
  }

  /// A pane of its own colour, as GNOME's are.
  public static let plain = SidebarMaterial(.plain)
  /// Glass that reaches the edges of the window, see ``View/sidebarMaterial(_:)``.
  public static let glass = SidebarMaterial(.glass(.edge))

  /// Glass, see ``View/sidebarMaterial(_:)``.
  ///
  /// - Parameter geometry: how it stands in its place.
  public static func glass(_ geometry: GlassGeometry) -> SidebarMaterial { SidebarMaterial(.glass(geometry.core)) }
}

/// What the sidebars of split views are made of.
package enum SidebarMaterialKey: EnvironmentKey {
  package static var defaultValue: PaneMaterial { .plain }
}

/// What they are made of whatever views say; nil for what these say.
package enum ForcedMaterialKey: EnvironmentKey {
  package static var defaultValue: PaneMaterial? { nil }
}

extension EnvironmentScope {
  /// What the sidebar of a split view here is made of.
  var sidebarMaterial: PaneMaterial { value(ForcedMaterialKey.self) ?? value(SidebarMaterialKey.self) }
}

extension ViewGraph {
  /// Says what sidebars are made of, before there are views.
  ///
  /// - Parameters:
  ///   - material: what holds where no view says anything.
  ///   - forced: what holds whatever views say; nil for nothing.
  package func setSidebarMaterial(_ material: SidebarMaterial, forced: SidebarMaterial?) {
    rootScope.set(SidebarMaterialKey.self, to: material.pane)
    if let forced { rootScope.set(ForcedMaterialKey.self, to: forced.pane) }
  }
}

extension View {
  /// Says what the sidebars of split views and of tab views here are made of, and their inspectors.
  ///
  /// ```swift
  /// NavigationSplitView { Places() } detail: { Photos() }
  ///   .sidebarMaterial(.glass)
  /// ```
  ///
  /// What stands beside a pane of glass goes on below it and shines through: what ``View/ignoresSafeArea(_:edges:)``, colours behind a view
  /// and what scrolls. Text, rows and controls keep clear of it by the safe area. A pane that stands in the stack of a narrow window is none
  /// of glass. Where the desktop asks for high contrast or for less transparency, and where the renderer does not keep up, nothing shines
  /// through, and everything stays where it is. An app says it for all its windows by ``App/sidebarMaterial``. This is Sidelight's own.
  ///
  /// - Parameter material: what they are made of.
  nonisolated public func sidebarMaterial(_ material: SidebarMaterial) -> some View {
    EnvironmentView(content: self) { $0[SidebarMaterialKey.self] = material.pane }
  }
}

extension EnvironmentValues {
  /// Whether nothing is to shine through anything.
  ///
  /// The desktop has no such setting yet; the variable `SIDELIGHT_REDUCE_TRANSPARENCY=1` of the process's environment stands for it. Source:
  /// SwiftUI's `accessibilityReduceTransparency`.
  public var accessibilityReduceTransparency: Bool { self[DesktopTraitsKey.self].isTransparencyReduced }
}
