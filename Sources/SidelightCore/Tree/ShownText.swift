extension String {
  /// The text without NUL characters, which would end it in C.
  package var shownText: String { utf8.contains(0) ? String(decoding: utf8.lazy.filter { $0 != 0 }, as: UTF8.self) : self }
}

/// Holds text of an element that is shown or read out, without NUL characters.
@propertyWrapper package struct ShownText<Value: ShownTextValue>: Equatable, Sendable {
  private var value: Value

  package init(wrappedValue: Value) { value = wrappedValue.asShown }

  package var wrappedValue: Value {
    get { value }
    set { value = newValue.asShown }
  }
}

/// What can hold text of an element: a text, one that may be absent, or several.
package protocol ShownTextValue: Equatable, Sendable {
  var asShown: Self { get }
}

extension String: ShownTextValue {
  package var asShown: String { shownText }
}

extension Optional: ShownTextValue where Wrapped == String {
  package var asShown: String? { self?.shownText }
}

extension Array: ShownTextValue where Element == String {
  package var asShown: [String] { contains { $0.utf8.contains(0) } ? map(\.shownText) : self }
}
