#if Foundation
public import Foundation
public import SidelightUI

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a row of a value with a title.
  ///
  /// ```swift
  /// LabeledContent("Size", value: count, format: .byteCount(style: .file))
  /// ```
  ///
  /// Source: SwiftUI's `LabeledContent.init(_:value:format:)`.
  ///
  /// - Parameters:
  ///   - titleKey: what the value is called.
  ///   - value: the value.
  ///   - format: makes the text of it.
  nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}
#endif
