import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Shows how much there is of something within a range.
///
/// ```swift
/// Gauge(value: used, in: 0...total) { Text("Used") } currentValueLabel: { Text("\(used) GB") }
/// ```
///
/// On GNOME it is a `GtkLevelBar` of the width that there is, called what the label says: the label stands above it, with what is said of the
/// value at the other end, and what is said of the ends of the range beside the bar. A value outside of the range is shown at its nearest
/// end. With ``View/labelsHidden()`` the bar is left, and what is said of its ends. Source: SwiftUI's `Gauge`.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
  let fraction: Double
  let label: Label
  let currentValue: CurrentValueLabel
  let minimum: BoundsLabel
  let maximum: BoundsLabel
  let marked: MarkedValueLabels
}

extension Gauge {
  nonisolated fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) -> Double {
    // Halves of the greatest numbers are still apart by a number.
    let length = bounds.upperBound / 2 - bounds.lowerBound / 2
    let part = (value / 2 - bounds.lowerBound / 2) / length
    return length > 0 && !part.isNaN ? Double(min(1, max(0, part))) + 0 : 0
  }
}

extension Gauge: View where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {}

extension Gauge where Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label.
  ///
  /// - Parameters:
  ///   - value: how much there is.
  ///   - bounds: the least and the greatest value.
  ///   - label: what the gauge shows.
  nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(
      fraction: Self.fraction(value, in: bounds), label: label(), currentValue: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      marked: EmptyView())
  }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label, and what is said of the value.
  ///
  /// - Parameters:
  ///   - value: how much there is.
  ///   - bounds: the least and the greatest value.
  ///   - label: what the gauge shows.
  ///   - currentValueLabel: what is said of the value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, in: bounds), label: label(), currentValue: currentValueLabel(), minimum: EmptyView(),
      maximum: EmptyView(), marked: EmptyView())
  }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label, and what is said of the value and of the ends of the range.
  ///
  /// - Parameters:
  ///   - value: how much there is.
  ///   - bounds: the least and the greatest value.
  ///   - label: what the gauge shows.
  ///   - currentValueLabel: what is said of the value.
  ///   - minimumValueLabel: what is said of the least value.
  ///   - maximumValueLabel: what is said of the greatest value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: Self.fraction(value, in: bounds), label: label(), currentValue: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), marked: EmptyView())
  }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  /// Makes a gauge with a label, and what is said of the value, of the ends of the range and of values in it.
  ///
  /// On GNOME what is said of values stands below the bar from one end to the other, in the order in which it is said.
  ///
  /// - Parameters:
  ///   - value: how much there is.
  ///   - bounds: the least and the greatest value.
  ///   - label: what the gauge shows.
  ///   - currentValueLabel: what is said of the value.
  ///   - minimumValueLabel: what is said of the least value.
  ///   - maximumValueLabel: what is said of the greatest value.
  ///   - markedValueLabels: what is said of values in the range.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: Self.fraction(value, in: bounds), label: label(), currentValue: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), marked: markedValueLabels())
  }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels: View {
  /// Makes a gauge with a label, and what is said of the value and of values in the range.
  ///
  /// - Parameters:
  ///   - value: how much there is.
  ///   - bounds: the least and the greatest value.
  ///   - label: what the gauge shows.
  ///   - currentValueLabel: what is said of the value.
  ///   - markedValueLabels: what is said of values in the range.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: Self.fraction(value, in: bounds), label: label(), currentValue: currentValueLabel(), minimum: EmptyView(),
      maximum: EmptyView(), marked: markedValueLabels())
  }
}

extension Gauge: PrimitiveView where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if let style = context.customStyle(for: GaugeStyleConfiguration.self) { return StyledNode(self, context, style) { $0.configured } }
    return PassNode(self, context, \.parts)
  }

  @MainActor private var parts: GaugeParts { GaugeParts(configuration: configured) }

  @MainActor private var configured: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fraction, label: .init(content: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(content: AnyView(currentValue)),
      minimumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(content: AnyView(minimum)),
      maximumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(content: AnyView(maximum)),
      markedValueLabels: MarkedValueLabels.self == EmptyView.self ? nil : .init(content: AnyView(marked)),
      name: label as? Text ?? (label as? SidelightUI.Label<Text, Image>)?.title)
  }
}

/// A gauge as the library draws it.
struct GaugeParts: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    if let marked = configuration.markedValueLabels {
      VStack(spacing: 3) {
        bar
        MarkedValues(content: marked)
      }
    } else {
      bar
    }
  }

  private var bar: some View {
    // The bar is below its label.
    HStack(alignment: .bottom, spacing: 6) {
      configuration.minimumValueLabel.foregroundStyle(.secondary)
      GaugeBar(fraction: configuration.value, label: configuration.label, value: configuration.currentValueLabel)
      configuration.maximumValueLabel.foregroundStyle(.secondary)
    }
  }
}

/// What is said of values in the range of a gauge, from one end to the other.
private struct MarkedValues: View {
  let content: GaugeStyleConfiguration.MarkedValueLabel

  var body: some View {
    HStack(spacing: 6) {
      Group(subviews: content.content) { labels in
        ForEach(labels) { label in
          if label.id != labels.first?.id { Spacer(minLength: 0) }
          label
        }
      }
    }
    .font(.caption).foregroundStyle(.secondary)
  }
}

/// The bar of a gauge, with its label and what is said of the value above.
private struct GaugeBar: View {
  let fraction: Double
  let label: GaugeStyleConfiguration.Label
  let value: GaugeStyleConfiguration.CurrentValueLabel?
}

extension GaugeBar: PrimitiveView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ValueDisplayNode(self, context, label: \.label, valueLabel: \.value) { view, environment in
      .control(GaugeElement(fraction: view.fraction, isLabelHidden: environment.hidesLabels))
    }
  }
}
