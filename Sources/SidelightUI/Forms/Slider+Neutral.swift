import SidelightCore
import SidelightGraph

// What is filled of a line, and what of it can be chosen, without more being said of the value.

extension Slider where Label: View, ValueLabel == EmptyView {
  /// Makes a slider with a view as its label that fills its line from a neutral value.
  ///
  /// ```swift
  /// Slider(value: $balance, in: -1...1, neutralValue: 0) { Text("Balance") }
  /// ```
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - neutralValue: where the fill of the line begins; nil for the least number.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - label: what the control says.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, label(), (EmptyView(), EmptyView()))
    extras = SliderExtras([], neutralValue, enabledBounds, EmptyView())
  }

  /// Makes a slider with a view as its label that fills its line from a neutral value, and that chooses every `step`-th one.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - step: the distance between the numbers that can be chosen, above 0.
  ///   - neutralValue: where the fill of the line begins; nil for the least number.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - label: what the control says.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), onEditingChanged, label(), (EmptyView(), EmptyView()))
    extras = SliderExtras([], neutralValue, enabledBounds, EmptyView())
  }

  /// Makes a slider with a view as its label of which only some values can be chosen.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - label: what the control says.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, enabledBounds: ClosedRange<V>?,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, label(), (EmptyView(), EmptyView()))
    extras = SliderExtras([], nil, enabledBounds, EmptyView())
  }

  /// Makes a slider with a view as its label of which only some values can be chosen, every `step`-th one of them.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - step: the distance between the numbers that can be chosen, above 0.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - label: what the control says.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, enabledBounds: ClosedRange<V>?,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), onEditingChanged, label(), (EmptyView(), EmptyView()))
    extras = SliderExtras([], nil, enabledBounds, EmptyView())
  }
}

extension Slider where Label: View, ValueLabel: View {
  /// Makes a slider with a view as its label, and with views at its ends, that fills its line from a neutral value.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - neutralValue: where the fill of the line begins; nil for the least number.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - label: what the control says.
  ///   - minimumValueLabel: what stands where the number is least.
  ///   - maximumValueLabel: what stands where the number is greatest.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, label(), (minimumValueLabel(), maximumValueLabel()))
    extras = SliderExtras([], neutralValue, enabledBounds, EmptyView())
  }

  /// Makes a slider with a view as its label, and with views at its ends, that fills its line from a neutral value, and that chooses every
  /// `step`-th one.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - step: the distance between the numbers that can be chosen, above 0.
  ///   - neutralValue: where the fill of the line begins; nil for the least number.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - label: what the control says.
  ///   - minimumValueLabel: what stands where the number is least.
  ///   - maximumValueLabel: what stands where the number is greatest.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), onEditingChanged, label(), (minimumValueLabel(), maximumValueLabel()))
    extras = SliderExtras([], neutralValue, enabledBounds, EmptyView())
  }

  /// Makes a slider with a view as its label, and with views at its ends, of which only some values can be chosen.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - label: what the control says.
  ///   - minimumValueLabel: what stands where the number is least.
  ///   - maximumValueLabel: what stands where the number is greatest.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, enabledBounds: ClosedRange<V>?,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, label(), (minimumValueLabel(), maximumValueLabel()))
    extras = SliderExtras([], nil, enabledBounds, EmptyView())
  }

  /// Makes a slider with a view as its label, and with views at its ends, of which only some values can be chosen, every `step`-th one of them.
  ///
  /// - Parameters:
  ///   - value: the number; written while the user moves the slider.
  ///   - bounds: the least and the greatest number.
  ///   - step: the distance between the numbers that can be chosen, above 0.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - label: what the control says.
  ///   - minimumValueLabel: what stands where the number is least.
  ///   - maximumValueLabel: what stands where the number is greatest.
  ///   - onEditingChanged: called with true when the user begins to move it, and with false when that ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, enabledBounds: ClosedRange<V>?,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), onEditingChanged, label(), (minimumValueLabel(), maximumValueLabel()))
    extras = SliderExtras([], nil, enabledBounds, EmptyView())
  }
}
