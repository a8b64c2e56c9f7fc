#if Foundation
public import Foundation
public import SidelightUI

extension EditedText {
  /// A value that a format writes and reads. What can't be read is as if it had not been typed.
  nonisolated fileprivate init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    self.init {
      format.format(value.wrappedValue)
    } take: { text in
      if let read = try? format.parseStrategy.parse(text) { value.wrappedValue = read }
    }
  }

  /// A value that a format writes and reads. What can't be read, such as an empty field, is no value.
  nonisolated fileprivate init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    self.init {
      value.wrappedValue.map(format.format) ?? ""
    } take: { text in
      value.wrappedValue = try? format.parseStrategy.parse(text)
    }
  }

  /// A value that a formatter writes and reads.
  nonisolated fileprivate init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self.init {
      formatter.string(for: value.wrappedValue) ?? ""
    } take: { text in
      if let read = formatter.read(text) as? V { value.wrappedValue = read }
    }
  }
}

extension Formatter {
  /// What a text stands for; nil where it can't be read. Foundation here reads with numbers' and dates' formatters alone.
  fileprivate func read(_ text: String) -> Any? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: text)
    case let dates as DateFormatter: dates.date(from: text)
    default: text
    }
  }
}

extension TextField where Label == Text {
  /// Makes a field that edits a value by a format, with a title.
  ///
  /// ```swift
  /// TextField("Amount", value: $amount, format: .number)
  /// ```
  ///
  /// Source: SwiftUI's `init(_:value:format:prompt:)`.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - value: what is edited; written when the user is done with it.
  ///   - format: how the value is written, and what is typed is read.
  ///   - prompt: what stands in the empty field in place of the title; nil for the title.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, value: EditedText(value, format))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, value: EditedText(value, format))
  }

  /// Makes a field that edits a value by a format, with a title; what can't be read is no value. See the one with a
  /// `Binding<F.FormatInput>`.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, value: EditedText(value, format))
  }

  /// Makes a field that edits a value by a format, with a title; what can't be read is no value. See the one with a `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, value: EditedText(value, format))
  }

  /// Makes a field that edits a value by a formatter, with a title.
  ///
  /// Foundation reads with a `NumberFormatter` or a `DateFormatter`
  /// here; of any other formatter a text is taken as it was typed. Source: SwiftUI's `init(_:value:formatter:prompt:)`.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - value: what is edited.
  ///   - formatter: how the value is written, and what is typed is read.
  ///   - prompt: what stands in the empty field in place of the title; nil for the title.
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(label: Text(titleKey), prompt: prompt, value: EditedText(value, formatter))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(title), prompt: prompt, value: EditedText(value, formatter))
  }
}

extension TextField where Label: View {
  /// Makes a field that edits a value by a format, with a view as its label.
  ///
  /// Source: SwiftUI's `init(value:format:prompt:label:)`.
  ///
  /// - Parameters:
  ///   - value: what is edited; written when the user is done with it.
  ///   - format: how the value is written, and what is typed is read.
  ///   - prompt: what stands in the empty field in place of the label; nil for the label.
  ///   - label: says what the field is for. A text, or a label with one, is what assistive technology calls the field.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, value: EditedText(value, format))
  }

  /// Makes a field that edits a value by a format, with a view as its label; what can't be read is no value. See the one with a
  /// `Binding<F.FormatInput>`.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, value: EditedText(value, format))
  }

  /// Makes a field that edits a value by a formatter, with a view as its label.
  ///
  /// Foundation reads with a `NumberFormatter` or a `DateFormatter`
  /// here; of any other formatter a text is taken as it was typed. Source: SwiftUI's `init(value:formatter:prompt:label:)`.
  ///
  /// - Parameters:
  ///   - value: what is edited.
  ///   - formatter: how the value is written, and what is typed is read.
  ///   - prompt: what stands in the empty field in place of the label; nil for the label.
  ///   - label: says what the field is for. A text, or a label with one, is what assistive technology calls the field.
  nonisolated public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, value: EditedText(value, formatter))
  }
}
#endif
