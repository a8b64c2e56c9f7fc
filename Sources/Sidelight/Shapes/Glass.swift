#if Foundation
public import Foundation
internal import SidelightCore
public import SidelightUI

/// A material like glass, behind controls that lie over content.
///
/// ```swift
/// Label("Share", systemImage: "square.and.arrow.up")
///   .padding()
///   .glassEffect(.regular.tint(.blue).interactive())
/// ```
///
/// What shines through is what views have drawn below it in the same page, softly. Source: SwiftUI's `Glass`.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable { case regular, clear, identity }
  var kind: Kind
  var tint: Color?
  var isInteractive = false

  /// Glass on which words can be read, whatever lies below it.
  public static let regular = Glass(kind: .regular)
  /// Glass through which more shines: words on it can be read where what lies below is calm.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  /// The same with a colour of its own. Words on regular glass are then white or black, and it is as opaque as they need.
  ///
  /// - Parameter color: the colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The same, which answers to the pointer by being lighter.
  ///
  /// - Parameter isEnabled: whether it does.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The shape of glass of which nothing else is said: a capsule.
///
/// Source: SwiftUI's `DefaultGlassEffectShape`.
public struct DefaultGlassEffectShape: Shape {
  /// Makes the shape.
  nonisolated public init() {}

  /// The outline in a place.
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

private struct GlassView<Content: View, S: Shape> {
  let content: Content
  let glass: Glass
  let shape: S
  @State private var isHovered = false
  @Environment(\.glassJoining) private var joining

  nonisolated init(content: Content, glass: Glass, shape: S) {
    (self.content, self.glass, self.shape) = (content, glass, shape)
  }
}

@MainActor extension GlassView: View {
  var body: some View {
    // What lies behind the content hears nothing of the pointer over it.
    glassed.onHover { isHovered = $0 }
  }

  @ViewBuilder private var glassed: some View {
    if joining.joins, let union = joining.union, glass.kind != .identity {
      // The container draws one pane for all of them.
      content.modifier(GlassWords(glass: glass))
        .anchorPreference(key: GlassPartsKey.self, value: .bounds) {
          [GlassPart(union: union, glass: glass, shape: shape, place: $0)]
        }
    } else {
      content.modifier(GlassWords(glass: glass)).background {
        if glass.kind != .identity { GlassPaneView(glass: glass, shape: shape, isHovered: isHovered) }
      }
    }
  }
}

/// Gives words on glass a colour in which they can be read.
private struct GlassWords: ViewModifier {
  let glass: Glass
  @Environment(\.colorScheme) private var scheme
  @Environment(\.tintStyle) private var tintAround

  nonisolated init(glass: Glass) { self.glass = glass }

  func body(content: Content) -> some View {
    // One that is missing leaves words as they are.
    content.foregroundStyle(glass.contrast(scheme, tintAround).map { $0.wordsAreWhite ? Color.white : Color.black } ?? .missing)
  }
}

/// What is seen of glass.
struct GlassPaneView<S: Shape>: View {
  let glass: Glass
  let shape: S
  let isHovered: Bool
  @Environment(\.colorScheme) private var scheme
  @Environment(\.tintStyle) private var tintAround

  nonisolated init(glass: Glass, shape: S, isHovered: Bool) { (self.glass, self.shape, self.isHovered) = (glass, shape, isHovered) }

  var body: some View {
    // A colour of its own is drawn above what shines through.
    ZStack {
      shape.fill(glass.kind == .regular ? Material.regularMaterial : Material.ultraThinMaterial)
      if let tint = glass.tint { shape.fill(tint.opacity(glass.contrast(scheme, tintAround)?.opacity ?? 0.35)) }
      if isHovered, glass.isInteractive { shape.fill(Color.white.opacity(0.12)) }
      shape.stroke(Color.white.opacity(scheme == .dark ? 0.16 : 0.5), lineWidth: 1)
    }
  }
}

extension Glass {
  /// How words are read on a tint; nil where nothing has to be done for that.
  @MainActor fileprivate func contrast(_ scheme: ColorScheme, _ tintAround: ColorStyle?) -> TintContrast? {
    guard kind == .regular, let tint else { return nil }
    let style = tint.style == .accent ? tintAround ?? .accent : tint.style
    guard let parts = style.components(isDark: scheme == .dark) else { return nil }
    return TintContrast(parts, over: scheme == .dark ? 0.1...0.5 : 0.6...1, least: 0.6)
  }
}

extension View {
  /// Puts glass behind this view.
  ///
  /// - Parameters:
  ///   - glass: which glass.
  ///   - shape: its shape.
  ///
  /// Source: SwiftUI's `glassEffect(_:in:)`.
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    GlassView(content: self, glass: glass, shape: shape)
  }

  /// Lets glass that comes fly from the place of glass of the same name, as ``matchedGeometryEffect(id:in:properties:anchor:isSource:)`` does.
  ///
  /// - Parameters:
  ///   - id: the name; nil for none.
  ///   - namespace: the namespace of the name.
  ///
  /// Source: SwiftUI's `glassEffectID(_:in:)`.
  @ViewBuilder nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    if let id { matchedGeometryEffect(id: id, in: namespace) } else { self }
  }
}

/// A button of glass.
///
/// Source: SwiftUI's `GlassButtonStyle`.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Makes the style; a modifier usually takes it as ``PrimitiveButtonStyle/glass``.
  nonisolated public init() { glass = .regular }

  /// Makes the style with a glass of its own.
  ///
  /// - Parameter glass: which glass.
  nonisolated public init(_ glass: Glass) { self.glass = glass }

  /// The button with glass behind it.
  public func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
    } label: {
      configuration.label.padding(.horizontal, 14).padding(.vertical, 7).glassEffect(glass.interactive())
    }
    .buttonStyle(.plain)
  }
}

/// A button of glass in the accent colour, or in its tint.
///
/// Source: SwiftUI's `GlassProminentButtonStyle`.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style; a modifier usually takes it as ``PrimitiveButtonStyle/glassProminent``.
  nonisolated public init() {}

  /// The button with glass behind it.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButtonStyle(.regular.tint(.accentColor)).makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button of glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A button of a glass.
  ///
  /// - Parameter glass: which glass.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button of glass in the accent colour.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
#endif
