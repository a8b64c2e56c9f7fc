import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Shows that work goes on: how far, if that is known.
///
/// ```swift
/// ProgressView("Copying", value: copied, total: size)
/// ```
///
/// On GNOME it is a bar (`GtkProgressBar`) with its label above, and without a value a spinner (`AdwSpinner`) with its label below. Source:
/// SwiftUI's `ProgressView`.
public struct ProgressView<Label, CurrentValueLabel> {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  /// What says how far the work is as time passes; nil where the app says it.
  private var clock: ProgressClock?

  nonisolated private init(_ fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

/// How far work is that goes on by itself.
package struct ProgressClock {
  /// What is the same for clocks that always say the same.
  let id: AnyHashable
  /// How many seconds lie between two looks at it.
  let period: Double
  /// How far the work is now, from 0 to 1, or nil where nobody knows, and whether that may still change.
  let read: @MainActor () -> (fraction: Double?, goesOn: Bool)

  package init(id: AnyHashable, period: Double, read: @escaping @MainActor () -> (fraction: Double?, goesOn: Bool)) {
    self.id = id
    self.period = period
    self.read = read
  }
}

extension ProgressView {
  /// Makes a progress view that follows a clock.
  nonisolated package init(_ clock: ProgressClock, label: Label, currentValueLabel: CurrentValueLabel) {
    self.init(nil, label, currentValueLabel)
    self.clock = clock
  }
}

/// A progress view that looks at a clock as long as that goes on.
private struct ClockedProgress<Label: View, CurrentValueLabel: View>: View {
  let clock: ProgressClock
  let made: (Double?) -> ProgressView<Label, CurrentValueLabel>
  /// Counts the looks.
  @State private var looks = 0

  var body: some View {
    let _ = looks
    let state = clock.read()
    // Work that was done and goes on again is looked at again, once the app shows it anew.
    made(state.fraction)
      .task(id: [clock.id, AnyHashable(state.goesOn)]) {
        while !Task.isCancelled, clock.read().goesOn {
          try? await Task.sleep(for: .seconds(clock.period))
          looks += 1
        }
      }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a spinner without a label.
  nonisolated public init() {
    self.init(nil, EmptyView(), EmptyView())
  }

  /// Makes a bar that is filled to a part of a total; without a value it is a spinner.
  ///
  /// - Parameters:
  ///   - value: how much of the total is done, from 0 to the total; nil for a spinner.
  ///   - total: what stands for all of the work; unless it is above 0, nobody knows how far the work is.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(Self.fraction(value, of: total), EmptyView(), EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a spinner with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    self.init(nil, Text(titleKey), EmptyView())
  }

  /// Makes a spinner with a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) {
    self.init(nil, Text(title), EmptyView())
  }

  /// Makes a bar with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - value: how much of the total is done, from 0 to the total; nil for a spinner.
  ///   - total: what stands for all of the work; unless it is above 0, nobody knows how far the work is.
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(Self.fraction(value, of: total), Text(titleKey), EmptyView())
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(Self.fraction(value, of: total), Text(title), EmptyView())
  }
}

extension ProgressView {
  nonisolated private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    // Where there is no end, nobody knows how far it is.
    guard let value, total > 0 else { return nil }
    let part = value / total
    // Of the two zeros it is the one without a sign.
    return part.isNaN ? 0 : Double(min(1, max(0, part))) + 0
  }
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
  /// Makes a bar with views that say what it is for, and how far it is.
  ///
  /// - Parameters:
  ///   - value: how much of the total is done, from 0 to the total; nil for a spinner.
  ///   - total: what stands for all of the work; unless it is above 0, nobody knows how far the work is.
  ///   - label: what the progress view is for.
  ///   - currentValueLabel: how far it is, such as `3 of 5 files`; it stands below the bar.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.fraction(value, of: total), label(), currentValueLabel())
  }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
  /// Makes a spinner with a view as its label.
  nonisolated public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }

  /// Makes a bar with a view as its label.
  ///
  /// - Parameters:
  ///   - value: how much of the total is done, from 0 to the total; nil for a spinner.
  ///   - total: what stands for all of the work; unless it is above 0, nobody knows how far the work is.
  ///   - label: what the progress view is for.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(Self.fraction(value, of: total), label(), EmptyView())
  }
}

extension ProgressView
where
  Label == Optional<ProgressViewStyleConfiguration.Label>,
  CurrentValueLabel == Optional<ProgressViewStyleConfiguration.CurrentValueLabel>
{
  /// Makes the progress view that a style is for, to put something around it or to give it another style.
  ///
  /// - Parameter configuration: what the style was given.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}

extension ProgressView: PrimitiveView where Label: View, CurrentValueLabel: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ReformingNode(self, context) {
      $0.clock != nil
    } make: { view, context, isClocked in
      isClocked ? PassNode(view, context, \.clocked) : view.makePlainNode(context)
    }
  }

  @MainActor private func makePlainNode(_ context: NodeContext) -> TypedNode<Self> {
    if let style = context.customStyle(for: ProgressViewStyleConfiguration.self) { return StyledNode(self, context, style, \.configured) }
    return ValueDisplayNode(self, context, label: \.label, valueLabel: \.currentValueLabel) { view, environment in
      let look = environment[ControlLookKey.self]
      var progress = ProgressElement(fraction: view.fraction, isLabelHidden: environment.hidesLabels)
      progress.isBar = look.hasProgressBars
      progress.scale = look.scale
      return .control(progress)
    }
  }

  @MainActor private var clocked: ClockedProgress<Label, CurrentValueLabel>? {
    let (label, currentValueLabel) = (label, currentValueLabel)
    return clock.map { ClockedProgress(clock: $0) { ProgressView($0, label, currentValueLabel) } }
  }

  private var configured: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(content: AnyView(currentValueLabel)))
  }
}
