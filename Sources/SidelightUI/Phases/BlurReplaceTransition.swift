import SidelightCore
import SidelightGraph

/// It comes out of a blur, and goes into one, and is scaled meanwhile.
///
/// ```swift
/// if isPlaying { PauseSymbol().transition(.blurReplace) } else { PlaySymbol().transition(.blurReplace) }
/// ```
///
/// Where the desktop asks for less motion it fades. Rows of lists come and go without a blur, and at once there. Source: SwiftUI's `BlurReplaceTransition`.
public struct BlurReplaceTransition: ElementTransition {
  /// Which way it is scaled.
  ///
  /// Source: SwiftUI's `BlurReplaceTransition.Configuration`.
  public struct Configuration: Equatable, Sendable {
    /// How large what has gone is, in proportion to its size.
    let end: Double

    private init(end: Double) { self.end = end }

    /// What goes shrinks, and what comes grows to its size.
    public static let downUp = Configuration(end: BlurReplaceTransition.small)
    /// What goes grows beyond its size, and what comes grows to its size.
    public static let upUp = Configuration(end: BlurReplaceTransition.large)
  }

  /// Which way it is scaled.
  public var configuration: Configuration

  /// Makes it.
  ///
  /// - Parameter configuration: which way it is scaled.
  public init(configuration: Configuration) { self.configuration = configuration }

  nonisolated fileprivate static let small = 0.8
  nonisolated fileprivate static let large = 1.2
  /// Of the blur, in pixels.
  private static let radius = 8.0

  var made: AnyTransition { AnyTransition(Self.look(scale: Self.small), Self.look(scale: configuration.end)) }

  private static func look(scale: Double) -> TransitionLook {
    var look = TransitionLook()
    (look.opacity, look.scaleX, look.scaleY, look.blur, look.fadesInStillness) = (0, scale, scale, radius, true)
    return look
  }

  /// The view, sharp and in its size.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : Self.radius)
      .scaleEffect(phase.isIdentity ? 1 : phase == .willAppear ? Self.small : configuration.end)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// It comes out of a blur and grows, and goes into one and shrinks.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// It comes out of a blur, and goes into one, and is scaled meanwhile.
  ///
  /// - Parameter config: which way it is scaled.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
