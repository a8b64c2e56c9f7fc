import SidelightCore

/// The form that suits what is known: a bar for a value, and a spinner without one.
///
/// Source: SwiftUI's `DefaultProgressViewStyle`.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style; a modifier usually takes it as ``ProgressViewStyle/automatic``.
  nonisolated public init() {}
  /// For the library alone: how it is drawn.
  nonisolated public var _look: _ProgressLook? { _ProgressLook(element: false) }
  /// The progress view as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).look(.progressBars(false)) }
}

/// A bar, which moves to and fro while the end is not known: a `GtkProgressBar`.
///
/// Source: SwiftUI's `LinearProgressViewStyle`.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Makes the style; a modifier usually takes it as ``ProgressViewStyle/linear``.
  nonisolated public init() { tint = nil }
  /// Makes a style with a colour: the form before ``View/tint(_:)-(Color?)``, which takes its place.
  ///
  /// - Parameter tint: the colour.
  @available(*, deprecated, message: "Use tint(_:).")
  nonisolated public init(tint: Color) { self.tint = tint }
  /// For the library alone: how it is drawn.
  nonisolated public var _look: _ProgressLook? { tint == nil ? _ProgressLook(element: true) : nil }
  /// The progress view as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).look(.progressBars(true)).tint(tint)
  }
}

/// A spinner while the end is not known: an `AdwSpinner`. GNOME has no circle for a value, which is a bar here too.
///
/// Source: SwiftUI's `CircularProgressViewStyle`.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Makes the style; a modifier usually takes it as ``ProgressViewStyle/circular``.
  nonisolated public init() { tint = nil }
  /// Makes a style with a colour: the form before ``View/tint(_:)-(Color?)``, which takes its place.
  ///
  /// - Parameter tint: the colour.
  @available(*, deprecated, message: "Use tint(_:).")
  nonisolated public init(tint: Color) { self.tint = tint }
  /// For the library alone: how it is drawn.
  nonisolated public var _look: _ProgressLook? { tint == nil ? _ProgressLook(element: false) : nil }
  /// The progress view as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).look(.progressBars(false)).tint(tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The form that suits what is known: a bar for a value, and a spinner without one.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar, which moves to and fro while the end is not known.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner while the end is not known, and for a value a bar.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
