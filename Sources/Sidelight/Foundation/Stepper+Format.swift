#if Foundation
public import Foundation
public import SidelightUI

/// The field of a stepper that shows its value.
private struct StepperField<F: ParseableFormatStyle> where F.FormatInput: Strideable, F.FormatOutput == String {
  private let value: Binding<F.FormatInput>
  private let format: F

  /// What is typed beyond the bounds counts as the nearest of them.
  init(_ value: Binding<F.FormatInput>, _ bounds: ClosedRange<F.FormatInput>?, _ format: F) {
    self.format = format
    guard let bounds else {
      self.value = value
      return
    }
    self.value = Binding {
      value.wrappedValue
    } set: {
      value.wrappedValue = min(max($0, bounds.lowerBound), bounds.upperBound)
    }
  }
}

extension StepperField: View {
  var body: some View { TextField(value: value, format: format, prompt: nil) { EmptyView() }.multilineTextAlignment(.trailing) }
}

extension Stepper where Label: View {
  /// Makes a stepper with a view as its label that changes a value and shows it by a format in a field, in which it can be typed, too.
  ///
  /// Source: SwiftUI's `Stepper.init(_:value:step:format:onEditingChanged:)`.
  ///
  /// - Parameters:
  ///   - value: the value; written with each step.
  ///   - step: how far a step goes.
  ///   - format: how the value is written, and what is typed is read.
  ///   - label: what the control says.
  ///   - onEditingChanged: called with true before a step, and with false after it.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, nil, step, onEditingChanged, label(), field: StepperField(value, nil, format))
  }

  /// Makes a stepper with a view as its label that changes a value within bounds and shows it by a format in a field, in which it can be typed, too.
  ///
  /// Source: SwiftUI's `Stepper.init(_:value:in:step:format:onEditingChanged:)`.
  ///
  /// - Parameters:
  ///   - value: the value; written with each step.
  ///   - bounds: the least and the greatest value.
  ///   - step: how far a step goes.
  ///   - format: how the value is written, and what is typed is read.
  ///   - label: what the control says.
  ///   - onEditingChanged: called with true before a step, and with false after it.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, bounds, step, onEditingChanged, label(), field: StepperField(value, bounds, format))
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title that changes a value and shows it by a format in a field, in which it can be typed, too.
  ///
  /// Source: SwiftUI's `Stepper.init(_:value:step:format:onEditingChanged:)`.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - value: the value; written with each step.
  ///   - step: how far a step goes.
  ///   - format: how the value is written, and what is typed is read.
  ///   - onEditingChanged: called with true before a step, and with false after it.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, nil, step, onEditingChanged, Text(titleKey), field: StepperField(value, nil, format))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, nil, step, onEditingChanged, Text(title), field: StepperField(value, nil, format))
  }

  /// Makes a stepper with a title that changes a value within bounds and shows it by a format in a field, in which it can be typed, too.
  ///
  /// Source: SwiftUI's `Stepper.init(_:value:in:step:format:onEditingChanged:)`.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - value: the value; written with each step.
  ///   - bounds: the least and the greatest value.
  ///   - step: how far a step goes.
  ///   - format: how the value is written, and what is typed is read.
  ///   - onEditingChanged: called with true before a step, and with false after it.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, bounds, step, onEditingChanged, Text(titleKey), field: StepperField(value, bounds, format))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, bounds, step, onEditingChanged, Text(title), field: StepperField(value, bounds, format))
  }
}
#endif
