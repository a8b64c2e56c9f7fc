/// Keeps state beyond a run of the program: for a preview that is shown anew once its program was built again.
///
/// A value is known by the view's type and by how many values the views of that type had before it. Truth values, numbers, texts and values with
/// such a raw value are kept, also where they are optional; all others begin anew.
@MainActor package final class StateKeeper {
  /// What keeps the state of this run; nil where nobody does.
  package static var current: StateKeeper?

  /// The texts of the earlier run, by the names of the views. Nil stands for a value that was not kept.
  private let earlier: [String: [String?]]
  /// How many values the views of each name have had in this run.
  private var counts: [String: Int] = [:]
  private var living: [(view: String, text: () -> Kept)] = []

  /// What is known of a value that lived.
  enum Kept {
    /// Its view is gone.
    case gone
    /// It is there, as this text; nil where it can't be written as one.
    case there(String?)
  }

  /// Makes a keeper with what ``written`` was at the end of an earlier run; empty for a first one.
  package init(reading text: String = "") {
    var earlier: [String: [String?]] = [:]
    for record in text.split(separator: Self.recordEnd) {
      let fields = record.split(separator: Self.fieldEnd, omittingEmptySubsequences: false)
      guard let view = fields.first, fields.count <= 2 else { continue }
      earlier[String(view), default: []].append(fields.count == 2 ? String(fields[1]) : nil)
    }
    self.earlier = earlier
  }

  // Signs that are made to divide records, and that no text of people's has.
  private nonisolated static let recordEnd: Character = "\u{1E}"
  private nonisolated static let fieldEnd: Character = "\u{1F}"

  /// All that lives now.
  package var written: String {
    var result = ""
    for value in living {
      guard case .there(let text) = value.text() else { continue }
      result += value.view
      if let text, !text.contains(Self.recordEnd), !text.contains(Self.fieldEnd) { result += "\(Self.fieldEnd)\(text)" }
      result.append(Self.recordEnd)
    }
    return result
  }

  /// What a new value of a view begins with: what the one in its place was at the end of the earlier run, or nil.
  func beginning<Value>(of view: String, as type: Value.Type) -> Value? {
    let index = counts[view, default: 0]
    counts[view] = index + 1
    guard let texts = earlier[view], texts.indices.contains(index), let text = texts[index] else { return nil }
    return KeptText.value(of: text, as: type)
  }

  func follow(_ view: String, _ text: @escaping () -> Kept) { living.append((view, text)) }
}

/// Values as texts, as far as they can be read again.
package enum KeptText {
  package static func text(of value: Any) -> String? {
    if let value = value as? any KeptOptional { return value.keptText }
    if let value = value as? any LosslessStringConvertible { return value.description }
    if let value = value as? any RawRepresentable { return rawText(of: value) }
    return nil
  }

  package static func value<Value>(of text: String, as type: Value.Type) -> Value? {
    if let type = type as? any KeptOptional.Type { return type.value(ofKept: text) as? Value }
    if let type = type as? any LosslessStringConvertible.Type { return type.init(text) as? Value }
    if let type = type as? any RawRepresentable.Type { return rawValue(of: text, as: type) as? Value }
    return nil
  }

  private static func rawText(of value: some RawRepresentable) -> String? { text(of: value.rawValue) }

  private static func rawValue<Value: RawRepresentable>(of text: String, as type: Value.Type) -> Value? {
    value(of: text, as: Value.RawValue.self).flatMap(Value.init(rawValue:))
  }
}

/// What may be nil.
private protocol KeptOptional {
  var keptText: String? { get }
  /// Nil where the text is none of such a value.
  static func value(ofKept text: String) -> Any?
}

extension Optional: KeptOptional {
  fileprivate var keptText: String? {
    switch self {
    case nil: "-"
    case .some(let value): KeptText.text(of: value).map { "+" + $0 }
    }
  }

  fileprivate static func value(ofKept text: String) -> Any? {
    switch text.first {
    case "-": Wrapped?.none as Any
    case "+": KeptText.value(of: String(text.dropFirst()), as: Wrapped.self).map { $0 as Any }
    default: nil
    }
  }
}
