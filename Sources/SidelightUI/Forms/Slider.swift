import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A control that chooses a number on a line.
///
/// ```swift
/// Slider(value: $volume, in: 0...100, step: 5) { Text("Volume") }
/// ```
///
/// A value outside of the bounds is shown at the nearest one, and the binding keeps it. What is no number, an empty range and a step that
/// is not above 0 are reported once and repaired. On GNOME it is a row of the width that there is: the label leads, a `GtkScale` called
/// what the label says takes the rest, and arrow keys move it by the step, or by a hundredth of the range. It is filled from its neutral value to
/// its value, or from the least one. Unlike the original it always shows its label. Source: SwiftUI's `Slider`.
public struct Slider<Label, ValueLabel> {
  let value: Binding<Double>
  let lower: Double
  let upper: Double
  let step: Double?
  let editingChanged: (Bool) -> Void
  let label: Label
  /// What stands at the ends of the line.
  let ends: (minimum: ValueLabel, maximum: ValueLabel)
  var extras = SliderExtras()
}

/// What few sliders have.
struct SliderExtras {
  var marks: [SliderElement.Mark] = []
  /// Where the fill of the line begins; nil for the least value.
  var neutral: Double?
  /// The values that the user can choose; nil for all.
  var enabled: ClosedRange<Double>?
  /// What is said of the value; nil for nothing.
  var currentValue: AnyView?
}

extension Slider {
  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?, _ editingChanged: @escaping (Bool) -> Void, _ label: Label,
    _ ends: (ValueLabel, ValueLabel)
  ) {
    self.init(
      value: Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }), lower: Double(bounds.lowerBound),
      upper: Double(bounds.upperBound), step: step, editingChanged: editingChanged, label: label, ends: ends)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider without a label. `onEditingChanged` hears when the user begins to move it (`true`) and ends (`false`).
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, EmptyView(), (EmptyView(), EmptyView()))
  }

  /// Makes a slider without a label that chooses every `step`-th value, counted from the lower bound.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - step: the distance between the numbers that can be chosen, above 0.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), onEditingChanged, EmptyView(), (EmptyView(), EmptyView()))
  }
}

extension Slider: View where Label: View, ValueLabel: View {
  /// Sidelight draws this view itself: it has no body, and asking for it stops the program.
  public typealias Body = Never
}

extension Slider where Label: View, ValueLabel == EmptyView {
  /// Makes a slider with a view as its label.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - label: what the control says.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, label(), (EmptyView(), EmptyView()))
  }

  /// Makes a slider with a view as its label that chooses every `step`-th value, counted from the lower bound.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - step: the distance between the numbers that can be chosen, above 0.
  ///   - label: what the control says.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), onEditingChanged, label(), (EmptyView(), EmptyView()))
  }
}

extension Slider where Label: View, ValueLabel: View {
  /// Makes a slider with a view as its label, and with views at its ends.
  ///
  /// ```swift
  /// Slider(value: $volume) { Text("Volume") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("11") }
  /// ```
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - label: what the control says.
  ///   - minimumValueLabel: what stands where the number is least.
  ///   - maximumValueLabel: what stands where the number is greatest.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, label(), (minimumValueLabel(), maximumValueLabel()))
  }

  /// Makes a slider with a view as its label, and with views at its ends, that chooses every `step`-th value, counted from the lower bound.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - step: the distance between the numbers that can be chosen, above 0.
  ///   - label: what the control says.
  ///   - minimumValueLabel: what stands where the number is least.
  ///   - maximumValueLabel: what stands where the number is greatest.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), onEditingChanged, label(), (minimumValueLabel(), maximumValueLabel()))
  }

  /// Makes a slider with a view as its label, and with views at its ends: the form before the one with `label:` as a closure first.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  ///   - minimumValueLabel: what stands where the number is least.
  ///   - maximumValueLabel: what stands where the number is greatest.
  ///   - label: what the control says.
  @available(*, deprecated, renamed: "init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, label(), (minimumValueLabel, maximumValueLabel))
  }

  /// Makes a slider with a view as its label, and with views at its ends, that chooses every `step`-th value: the form before the one with
  /// `label:` as a closure first.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - step: the distance between the numbers that can be chosen, above 0.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  ///   - minimumValueLabel: what stands where the number is least.
  ///   - maximumValueLabel: what stands where the number is greatest.
  ///   - label: what the control says.
  @available(*, deprecated, renamed: "init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), onEditingChanged, label(), (minimumValueLabel, maximumValueLabel))
  }
}

extension Slider: PrimitiveView where Label: View, ValueLabel: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if ValueLabel.self != EmptyView.self { return PassNode(self, context, \.parts) }
    return ReformingNode(self, context) {
      $0.extras.currentValue != nil
    } make: { view, context, saysValue in
      saysValue ? PassNode(view, context, \.parts) : view.makePlainNode(context)
    }
  }

  @MainActor private func makePlainNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      self, context, content: \.label,
      action: { view, event, environment in
        guard environment.isEnabled else { return }
        switch event {
        case .slide(_, let number): view.value.wrappedValue = view.element(number).nearest(to: number)
        case .editing(_, let isEditing): view.editingChanged(isEditing)
        default: break
        }
      },
      watchesObjects: true,
      lower: { view, environment in
        let value = view.value.wrappedValue
        view.reportFaults(value)
        return .control(view.element(value, isLabelHidden: environment.hidesLabels))
      })
  }

  /// A line between what stands at its ends, with its label before them.
  @MainActor private var parts: SliderParts<Label, ValueLabel> {
    var line = Slider<Label, EmptyView>(
      value: value, lower: lower, upper: upper, step: step, editingChanged: editingChanged, label: label, ends: (EmptyView(), EmptyView()))
    line.extras = extras
    line.extras.currentValue = nil
    return SliderParts(label: label, line: line, ends: ends, currentValue: extras.currentValue)
  }

  private func element(_ value: Double, isLabelHidden: Bool = false) -> SliderElement {
    var element = SliderElement(value: value, lower: lower, upper: upper, step: step, isLabelHidden: isLabelHidden)
    element.marks = extras.marks.filter { (element.lower...element.upper).contains($0.value) }
    element.neutral = extras.neutral.flatMap { $0.isNaN ? nil : min(max($0, element.lower), element.upper) }
    element.enabled = extras.enabled.map { $0.clamped(to: element.lower...element.upper) }
    return element
  }

  private func reportFaults(_ value: Double) {
    let made = element(value)
    if made.lower != lower || made.upper != upper || lower == upper {
      Problem.report("the range \(lower)...\(upper) of a Slider has no values to choose from. Give it finite bounds that differ.")
    }
    if step != made.step, let step { Problem.report("the step \(step) of a Slider is no distance above 0 and is not used.") }
    if let neutral = extras.neutral, neutral != made.neutral {
      Problem.report(
        "the neutral value \(neutral) of a Slider is no number in \(made.lower)...\(made.upper); its fill begins at \(made.neutral ?? made.lower)."
      )
    }
    if value.isNaN { Problem.report("the value of a Slider in \(lower)...\(upper) is no number and is shown as \(made.value).") }
  }
}

private struct SliderParts<Label: View, ValueLabel: View>: View {
  let label: Label
  let line: Slider<Label, EmptyView>
  let ends: (minimum: ValueLabel, maximum: ValueLabel)
  let currentValue: AnyView?
  @Environment(\.hidesLabels) private var hidesLabel

  var body: some View {
    HStack(spacing: 6) {
      // The line is called what the label says.
      if !hidesLabel { label.padding(.trailing, 6).accessibilityHidden(true) }
      ends.minimum.foregroundStyle(.secondary).accessibilityHidden(true)
      line.labelsHidden()
      ends.maximum.foregroundStyle(.secondary).accessibilityHidden(true)
      currentValue.foregroundStyle(.secondary).monospacedDigit()
    }
  }
}
