import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Shows that work goes on: how far, if that is known.
///
/// Without a value it is a spinner (`AdwSpinner`), with one a bar (`GtkProgressBar`). Source: SwiftUI's `ProgressView`.
public struct ProgressView<Label> {
  let fraction: Double?
  let label: Label
}

extension ProgressView where Label == EmptyView {
  /// Makes a spinner without a label.
  nonisolated public init() {
    fraction = nil
    label = EmptyView()
  }

  /// Makes a bar that is filled to a part of a total; without a value it is a spinner.
  ///
  /// - Parameters:
  ///   - value: how much of the total is done, from 0 to the total; nil for a spinner.
  ///   - total: what stands for all of the work, above 0.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    fraction = Self.fraction(value, of: total)
    label = EmptyView()
  }
}

extension ProgressView where Label == Text {
  /// Makes a spinner with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    fraction = nil
    label = Text(titleKey)
  }

  /// Makes a spinner with a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) {
    fraction = nil
    label = Text(title)
  }

  /// Makes a bar with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - value: how much of the total is done, from 0 to the total; nil for a spinner.
  ///   - total: what stands for all of the work, above 0.
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    fraction = Self.fraction(value, of: total)
    label = Text(titleKey)
  }

  /// Makes a bar with a title.
  ///
  /// - Parameters:
  ///   - title: the text of the label.
  ///   - value: how much of the total is done, from 0 to the total; nil for a spinner.
  ///   - total: what stands for all of the work, above 0.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    fraction = Self.fraction(value, of: total)
    label = Text(title)
  }
}

extension ProgressView {
  nonisolated private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, total > 0, value.isFinite else { return value == nil ? nil : 0 }
    return Double(min(1, max(0, value / total)))
  }
}

extension ProgressView: View where Label: View {
  /// Sidelight draws this view itself: it has no body, and asking for it stops the program.
  public typealias Body = Never

  /// Makes a spinner with a view as its label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    fraction = nil
    self.label = label()
  }
}

extension ProgressView: PrimitiveView where Label: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if let style = context.customStyle(for: ProgressViewStyleConfiguration.self) { return StyledNode(self, context, style, \.configured) }
    return SimpleElementNode(self, context, content: \.label) { view, environment in
      let look = environment[ControlLookKey.self]
      var progress = ProgressElement(fraction: view.fraction, isLabelHidden: environment.hidesLabels)
      progress.isBar = look.hasProgressBars
      progress.scale = look.scale
      return .control(progress)
    }
  }

  private var configured: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)), currentValueLabel: nil)
  }
}
