/// What parts of a page are covered by something.
///
/// Source: SwiftUI's `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the regions.
  public let rawValue: UInt
  /// Makes regions of their bits.
  nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What bars and the edges of a screen cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard on the screen covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets a view lie below what covers the edges of its page.
  ///
  /// On GNOME nothing covers a page: header bars and the keyboard on the screen take room of their own, so that the view has all of the room
  /// already. Source: SwiftUI's `ignoresSafeArea(_:edges:)`.
  ///
  /// - Parameters:
  ///   - regions: what may cover it.
  ///   - edges: the edges that it may be covered at.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

  /// Lets a view lie below what covers the edges of its page: the form before ``ignoresSafeArea(_:edges:)``, which takes its place.
  ///
  /// Source: SwiftUI's `edgesIgnoringSafeArea(_:)`.
  ///
  /// - Parameter edges: the edges that it may be covered at.
  @available(*, deprecated, renamed: "ignoresSafeArea(_:edges:)")
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

extension View {
  /// Hides the bar that phones show above all apps. Desktops have none, so that there is nothing to hide.
  ///
  /// Source: SwiftUI's `statusBarHidden(_:)`.
  ///
  /// - Parameter hidden: whether it is hidden.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the bar that phones show above all apps: the form before ``statusBarHidden(_:)``, which takes its place.
  ///
  /// Source: SwiftUI's `statusBar(hidden:)`.
  ///
  /// - Parameter hidden: whether it is hidden.
  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
}
