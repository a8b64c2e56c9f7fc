import SidelightCore

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

extension Edge.Set {
  nonisolated var safeEdges: SafeEdges {
    var edges: SafeEdges = []
    if contains(.top) { edges.insert(.top) }
    if contains(.leading) { edges.insert(.leading) }
    if contains(.bottom) { edges.insert(.bottom) }
    if contains(.trailing) { edges.insert(.trailing) }
    return edges
  }
}

/// Whether something may cover the edges of the room: what stands behind a view then goes on below that.
enum SafeAreaAroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
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
