@_spi(Nodes) package import SidelightGraph

/// A way to show gauges.
///
/// Set one with ``View/gaugeStyle(_:)``: one of the library's own, or one of the app's. ``Environment`` and ``State`` in a style work as they
/// do in a view. Source: SwiftUI's `GaugeStyle`.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// What a style knows of the gauge that it shows.
  typealias Configuration = GaugeStyleConfiguration
  /// Makes the views of a gauge. It runs again when something changes that it reads.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A gauge as a ``GaugeStyle`` gets it.
///
/// Source: SwiftUI's `GaugeStyleConfiguration`.
public struct GaugeStyleConfiguration {
  /// What the gauge shows, as one view.
  public struct Label { let content: AnyView }

  /// What is said of the value, as one view.
  public struct CurrentValueLabel { let content: AnyView }

  /// What is said of the least value, as one view.
  public struct MinimumValueLabel { let content: AnyView }

  /// What is said of the greatest value, as one view.
  public struct MaximumValueLabel { let content: AnyView }

  /// What is said of values in the range, as one view.
  public struct MarkedValueLabel { let content: AnyView }

  /// How much there is, from 0 to 1.
  public var value: Double
  /// What the gauge shows.
  public var label: Label
  /// What is said of the value; nil where nothing is.
  public var currentValueLabel: CurrentValueLabel?
  /// What is said of the least value; nil where nothing is.
  public var minimumValueLabel: MinimumValueLabel?
  /// What is said of the greatest value; nil where nothing is.
  public var maximumValueLabel: MaximumValueLabel?
  /// What is said of values in the range; nil where nothing is.
  public var markedValueLabels: MarkedValueLabel?
  /// What the label says where it is a text, with or without a symbol; nil for other views.
  package var name: Text?
}

extension GaugeStyleConfiguration.Label: View, StylePart {}
extension GaugeStyleConfiguration.CurrentValueLabel: View, StylePart {}
extension GaugeStyleConfiguration.MinimumValueLabel: View, StylePart {}
extension GaugeStyleConfiguration.MaximumValueLabel: View, StylePart {}
extension GaugeStyleConfiguration.MarkedValueLabel: View, StylePart {}

/// A bar with its label above: a `GtkLevelBar`.
///
/// Source: SwiftUI's `DefaultGaugeStyle`.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style; a modifier usually takes it as ``GaugeStyle/automatic``.
  nonisolated public init() {}
  /// The bar, its label above, and what is said of the ends beside it.
  public func makeBody(configuration: Configuration) -> some View { GaugeParts(configuration: configuration) }
}

/// A bar that is filled as far as the value goes, with its label above: a `GtkLevelBar`.
///
/// Source: SwiftUI's `LinearCapacityGaugeStyle`.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style; a modifier usually takes it as ``GaugeStyle/linearCapacity``.
  nonisolated public init() {}
  /// The bar, its label above, and what is said of the ends beside it.
  public func makeBody(configuration: Configuration) -> some View { GaugeParts(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar with its label above.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled as far as the value goes, with its label above.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension View {
  /// Sets how the gauges in this view are shown.
  ///
  /// Source: SwiftUI's `gaugeStyle(_:)`.
  /// - Parameter style: one of the library's own, or one of the app's.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styled(style, isNative: false) { $0.makeBody(configuration: $1) }
  }
}
