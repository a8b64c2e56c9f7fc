#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// Views with glass behind them that belong together.
///
/// ```swift
/// GlassEffectContainer {
///   HStack {
///     ForEach(tools) { tool in
///       ToolButton(tool).glassEffect().glassEffectUnion(id: tool.group, namespace: tools)
///     }
///   }
/// }
/// ```
///
/// Each keeps its own shape, unless ``View/glassEffectUnion(id:namespace:)`` joins several: they do not flow into each other.
/// Source: SwiftUI's `GlassEffectContainer`.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// Puts views with glass together.
  ///
  /// - Parameters:
  ///   - spacing: below which distance shapes flow into each other on Apple's systems, in pixels.
  ///   - content: the views.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

@MainActor extension GlassEffectContainer: View {
  /// The views, with the glass that several of them share behind them.
  public var body: some View {
    // One view has one background; several stand below each other as in any container.
    VStack { content }.transformEnvironment(\.glassJoining) { $0.joins = true }
      .backgroundPreferenceValue(GlassPartsKey.self) { parts in
        if !parts.isEmpty { GeometryReader { JoinedGlass(parts: parts, proxy: $0) } }
      }
      // A container around this one has no part in it.
      .transformPreference(GlassPartsKey.self) { $0 = [] }
  }
}

/// The panes that several views share.
private struct JoinedGlass: View {
  let parts: [GlassPart]
  let proxy: GeometryProxy

  var body: some View {
    ZStack {
      ForEach(unions, id: \.union) { part in
        let place = place(of: part.union)
        part.pane.frame(width: place.width, height: place.height).position(x: place.midX, y: place.midY)
      }
    }
  }

  /// The first part of each.
  private var unions: [GlassPart] {
    var known: Set<AnyHashable> = []
    return parts.filter { known.insert($0.union).inserted }
  }

  private func place(of union: AnyHashable) -> CGRect {
    parts.filter { $0.union == union }.map { proxy[$0.place] }.reduce(CGRect.null) { $0.union($1) }
  }
}

/// Glass of a view that others share.
struct GlassPart: Equatable {
  let union: AnyHashable
  let pane: AnyView
  let place: Anchor<CGRect>
  private let glass: Glass
  private let outline: ShapeOutline

  @MainActor init(union: AnyHashable, glass: Glass, shape: some Shape, place: Anchor<CGRect>) {
    self.union = union
    self.place = place
    self.glass = glass
    outline = shape.outline
    pane = AnyView(GlassPaneView(glass: glass, shape: shape, isHovered: false))
  }

  static func == (left: GlassPart, right: GlassPart) -> Bool {
    left.union == right.union && left.glass == right.glass && left.outline == right.outline && left.place == right.place
  }
}

enum GlassPartsKey: PreferenceKey {
  static var defaultValue: [GlassPart] { [] }
  static func reduce(value: inout [GlassPart], nextValue: () -> [GlassPart]) { value += nextValue() }
}

/// Which glass is joined.
struct GlassJoining {
  /// Whether a container around joins glass.
  var joins = false
  /// With which other glass that of a view is one; nil for none.
  var union: AnyHashable?
}

private enum GlassJoiningKey: EnvironmentKey {
  static var defaultValue: GlassJoining { GlassJoining() }
}

extension EnvironmentValues {
  var glassJoining: GlassJoining {
    get { self[GlassJoiningKey.self] }
    set { self[GlassJoiningKey.self] = newValue }
  }
}

/// The name of glass that several views share.
private struct GlassUnion: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

extension View {
  /// Joins the glass of this view with that of others of the same name in the ``GlassEffectContainer`` around them: one pane behind all of
  /// them, in the shape and the glass of the first, which does not answer to the pointer.
  ///
  /// Source: SwiftUI's `glassEffectUnion(id:namespace:)`.
  ///
  /// - Parameters:
  ///   - id: the name; nil for none.
  ///   - namespace: the namespace of the name.
  nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    let union = id.map { GlassUnion(id: AnyHashable($0), namespace: namespace) }
    return transformEnvironment(\.glassJoining) { $0.union = union.map { AnyHashable($0) } }
  }

  /// Sets how the glass of this view comes and goes.
  ///
  /// Source: SwiftUI's `glassEffectTransition(_:)`.
  ///
  /// - Parameter transition: how.
  @ViewBuilder nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    switch transition.kind {
    case .identity: self.transition(.identity)
    case .materialize: self.transition(.opacity)
    case .matchedGeometry: self
    }
  }
}

/// How glass comes and goes.
///
/// Source: SwiftUI's `GlassEffectTransition`.
public struct GlassEffectTransition: Sendable {
  enum Kind { case identity, materialize, matchedGeometry }
  let kind: Kind

  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// It appears where it is.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
  /// It flies from the place of glass of the same name, see ``View/glassEffectID(_:in:)``.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
}
#endif
