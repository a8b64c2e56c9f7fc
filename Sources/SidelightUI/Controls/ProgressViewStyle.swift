import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A way to show progress views.
///
/// Set one with ``View/progressViewStyle(_:)``: one of the library's own, or one of the app's. ``Environment`` and ``State`` in a style work as they
/// do in a view. Source: SwiftUI's `ProgressViewStyle`.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// What a style knows of the progress view that it shows.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes the views of a progress view. It runs again when something changes that it reads.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// For the library alone: a look that it draws itself. Styles of an app's own leave it out.
  nonisolated var _look: _ProgressLook? { get }
}

extension ProgressViewStyle {
  /// For the library alone: the app draws its styles itself.
  nonisolated public var _look: _ProgressLook? { nil }
}

/// For the library alone: a look of progress views that it draws itself.
public struct _ProgressLook: Sendable {
  let element: Bool
}

/// A progress view as a ``ProgressViewStyle`` gets it.
///
/// Source: SwiftUI's `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
  /// What the progress view says it is for, as one view.
  public struct Label { let content: AnyView }

  /// What the progress view says of how far it is, as one view.
  public struct CurrentValueLabel { let content: AnyView }

  /// How much is done, from 0 to 1; nil while that is not known.
  public let fractionCompleted: Double?
  /// What the progress view says it is for; nil where it says nothing.
  public var label: Label?
  /// What the progress view says of how far it is; nil where it says nothing.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View, StylePart {}
extension ProgressViewStyleConfiguration.CurrentValueLabel: View, StylePart {}

extension View {
  /// Sets how the progress views in this view are shown.
  ///
  /// Source: SwiftUI's `progressViewStyle(_:)`.
  /// - Parameter style: one of the library's own, or one of the app's.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let look = style._look
    return styled(style, isNative: look != nil, as: LookChange.progressBars(look?.element ?? false)) { $0.makeBody(configuration: $1) }
  }
}
