import SidelightCore
import SidelightGraph

extension SliderExtras {
  nonisolated init<V: BinaryFloatingPoint, C: View>(
    _ marks: [SliderElement.Mark], _ neutral: V?, _ enabled: ClosedRange<V>?, _ label: C
  ) {
    self.init(
      marks: marks, neutral: neutral.map { Double($0) }, enabled: enabled.map { Double($0.lowerBound)...Double($0.upperBound) },
      currentValue: C.self == EmptyView.self ? nil : AnyView(label))
  }
}

extension Slider {
  /// Looks for marks at each number that can be chosen, of which there may be too many to mark.
  nonisolated fileprivate static func marks<V: BinaryFloatingPoint>(
    _ bounds: ClosedRange<V>, _ step: V.Stride, _ tick: (V) -> SliderTick<V>?
  ) -> [SliderElement.Mark] where V.Stride: BinaryFloatingPoint {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    guard step > 0, length.isFinite, length / Double(step) <= 1000 else { return [] }
    return (0...Int(length / Double(step) + 1e-6)).compactMap {
      tick(min(bounds.lowerBound.advanced(by: step * V.Stride($0)), bounds.upperBound))?.mark
    }
  }
}

extension Slider where Label: View, ValueLabel == EmptyView {
  /// Makes a slider that says its value, of which only some values can be chosen.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - neutralValue: where the fill of the line begins; nil for the least number.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - label: what the control says.
  ///   - currentValueLabel: what is said of the value; it stands behind the line.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, onEditingChanged, label(), (EmptyView(), EmptyView()))
    extras = SliderExtras([], neutralValue, enabledBounds, currentValueLabel())
  }

  /// Makes a slider that says its value, that chooses every `step`-th one.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - step: the distance between the numbers that can be chosen, above 0.
  ///   - neutralValue: where the fill of the line begins; nil for the least number.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - label: what the control says.
  ///   - currentValueLabel: what is said of the value; it stands behind the line.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), onEditingChanged, label(), (EmptyView(), EmptyView()))
    extras = SliderExtras([], neutralValue, enabledBounds, currentValueLabel())
  }

  /// Makes a slider that says its value, with marks beside its line.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - neutralValue: where the fill of the line begins; nil for the least number.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - label: what the control says.
  ///   - currentValueLabel: what is said of the value; it stands behind the line.
  ///   - ticks: what marks values beside the line.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint, C: View, T: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() }, @SliderTickBuilder<V> ticks: () -> T,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, T.Value == V {
    self.init(
      value, bounds, step: nil, onEditingChanged, label(), (EmptyView(), EmptyView()))
    extras = SliderExtras(ticks()._ticks.map(\.mark), neutralValue, enabledBounds, currentValueLabel())
  }

  /// Makes a slider that says its value, and that chooses every `step`-th one, with marks beside its line.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - step: the distance between the numbers that can be chosen, above 0.
  ///   - neutralValue: where the fill of the line begins; nil for the least number.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - label: what the control says.
  ///   - currentValueLabel: what is said of the value; it stands behind the line.
  ///   - tick: the mark of a number that can be chosen; nil for none.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() }, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), onEditingChanged, label(), (EmptyView(), EmptyView()))
    extras = SliderExtras(Self.marks(bounds, step, tick), neutralValue, enabledBounds, currentValueLabel())
  }
}

extension Slider where Label: View, ValueLabel: View {
  /// Makes a slider that says its value, and with views at its ends, of which only some values can be chosen.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - neutralValue: where the fill of the line begins; nil for the least number.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - label: what the control says.
  ///   - currentValueLabel: what is said of the value; it stands behind the line.
  ///   - minimumValueLabel: what stands where the number is least.
  ///   - maximumValueLabel: what stands where the number is greatest.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, onEditingChanged, label(), (minimumValueLabel(), maximumValueLabel()))
    extras = SliderExtras([], neutralValue, enabledBounds, currentValueLabel())
  }

  /// Makes a slider that says its value, and with views at its ends, that chooses every `step`-th one.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - step: the distance between the numbers that can be chosen, above 0.
  ///   - neutralValue: where the fill of the line begins; nil for the least number.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - label: what the control says.
  ///   - currentValueLabel: what is said of the value; it stands behind the line.
  ///   - minimumValueLabel: what stands where the number is least.
  ///   - maximumValueLabel: what stands where the number is greatest.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), onEditingChanged, label(), (minimumValueLabel(), maximumValueLabel()))
    extras = SliderExtras([], neutralValue, enabledBounds, currentValueLabel())
  }

  /// Makes a slider that says its value, and with views at its ends, with marks beside its line.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - neutralValue: where the fill of the line begins; nil for the least number.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - label: what the control says.
  ///   - currentValueLabel: what is said of the value; it stands behind the line.
  ///   - minimumValueLabel: what stands where the number is least.
  ///   - maximumValueLabel: what stands where the number is greatest.
  ///   - ticks: what marks values beside the line.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint, C: View, T: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() }, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> T,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, T.Value == V {
    self.init(
      value, bounds, step: nil, onEditingChanged, label(), (minimumValueLabel(), maximumValueLabel()))
    extras = SliderExtras(ticks()._ticks.map(\.mark), neutralValue, enabledBounds, currentValueLabel())
  }

  /// Makes a slider that says its value, and with views at its ends, and that chooses every `step`-th one, with marks beside its line.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - step: the distance between the numbers that can be chosen, above 0.
  ///   - neutralValue: where the fill of the line begins; nil for the least number.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - label: what the control says.
  ///   - currentValueLabel: what is said of the value; it stands behind the line.
  ///   - minimumValueLabel: what stands where the number is least.
  ///   - maximumValueLabel: what stands where the number is greatest.
  ///   - tick: the mark of a number that can be chosen; nil for none.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() }, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), onEditingChanged, label(), (minimumValueLabel(), maximumValueLabel()))
    extras = SliderExtras(Self.marks(bounds, step, tick), neutralValue, enabledBounds, currentValueLabel())
  }
}
