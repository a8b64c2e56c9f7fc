#if Foundation
public import Foundation
import SidelightUI

/// What is selected in a text with looks that the user edits, or where the cursor is.
///
/// ```swift
/// @State private var text: AttributedString = "Draft"
/// @State private var selection = AttributedTextSelection()
/// TextEditor(text: $text, selection: $selection)
/// Button("Bold") { text.transformAttributes(in: &selection) { $0.inlinePresentationIntent = .stronglyEmphasized } }
/// ```
///
/// Source: SwiftUI's `AttributedTextSelection`.
public struct AttributedTextSelection: Equatable, Sendable {
  /// Where the cursor is, or which parts are selected.
  ///
  /// Source: SwiftUI's `AttributedTextSelection.Indices`.
  public enum Indices: Equatable, Sendable {
    /// The cursor is before this character.
    case insertionPoint(AttributedString.Index)
    /// These parts are selected.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private enum Place: Equatable {
    /// At the end.
    case end
    /// In Unicode scalars, as the user has selected it.
    case scalars(Range<Int>)
    /// As the app says it.
    case indices(Range<AttributedString.Index>)
  }

  private var place = Place.end
  /// The look of what is typed next, where the app has set it.
  var typing: AttributeContainer?

  /// Nothing is selected, and the cursor is at the end.
  public init() {}

  /// Puts the cursor somewhere.
  ///
  /// - Parameters:
  ///   - insertionPoint: before which character it is.
  ///   - typingAttributes: the look of what is typed next; nil for that of what is before it.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    place = .indices(insertionPoint..<insertionPoint)
    typing = typingAttributes
  }

  /// Selects a part.
  ///
  /// - Parameter range: the part.
  public init(range: Range<AttributedString.Index>) { place = .indices(range) }

  init(scalars: Range<Int>) { place = .scalars(scalars) }

  /// What is selected, in Unicode scalars; nil before the user or the app has selected anything.
  func scalars(in text: AttributedString) -> Range<Int>? {
    switch place {
    case .end: nil
    case .scalars(let range): range
    case .indices(let range): text.scalar(of: range.lowerBound)..<text.scalar(of: range.upperBound)
    }
  }

  fileprivate func range(in text: AttributedString) -> Range<AttributedString.Index> { text.range(of: scalars(in: text)) }

  /// Where the cursor is, or which parts are selected.
  ///
  /// - Parameter text: the text.
  public func indices(in text: AttributedString) -> Indices {
    let range = range(in: text)
    return range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// The look of what is typed next.
  ///
  /// - Parameter text: the text.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    let range = range(in: text)
    if range.isEmpty { return text.attributes(before: range.lowerBound) }
    return text.runs[range.lowerBound].attributes
  }
}

extension AttributedString {
  /// Changes the look of what is selected; where nothing is, that of what is typed next.
  ///
  /// Source: SwiftUI's `AttributedString.transformAttributes(in:body:)`.
  ///
  /// - Parameters:
  ///   - selection: what is selected.
  ///   - body: changes the look of each part that had one.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    let range = selection.range(in: self)
    guard !range.isEmpty else {
      var look = selection.typingAttributes(in: self)
      try body(&look)
      selection.typing = look
      return
    }
    for run in self[range].runs {
      var look = run.attributes
      try body(&look)
      self[run.range].setAttributes(look)
    }
  }

  /// Puts a text in place of what is selected, and the cursor behind it.
  ///
  /// Source: SwiftUI's `AttributedString.replaceSelection(_:with:)`.
  ///
  /// - Parameters:
  ///   - selection: what is selected.
  ///   - newContent: what stands there then.
  public mutating func replaceSelection(_ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol) {
    let range = selection.range(in: self)
    let start = scalar(of: range.lowerBound)
    replaceSubrange(range, with: newContent)
    let end = start + newContent.unicodeScalars.count
    selection = AttributedTextSelection(scalars: end..<end)
  }

  /// Puts characters in place of what is selected, in the look of what is typed, and the cursor behind them.
  ///
  /// Source: SwiftUI's `AttributedString.replaceSelection(_:withCharacters:)`.
  ///
  /// - Parameters:
  ///   - selection: what is selected.
  ///   - newContent: the characters that stand there then.
  public mutating func replaceSelection(_ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>) {
    replaceSelection(&selection, with: AttributedString(String(newContent), attributes: selection.typingAttributes(in: self)))
  }

  /// Where an index is, in Unicode scalars.
  fileprivate func scalar(of index: Index) -> Int {
    unicodeScalars.distance(from: startIndex, to: Swift.min(Swift.max(index, startIndex), endIndex))
  }

  /// The part between two places in Unicode scalars, as far as the text goes; the end for nil.
  fileprivate func range(of scalars: Range<Int>?) -> Range<Index> {
    guard let scalars else { return endIndex..<endIndex }
    func index(_ offset: Int) -> Index { unicodeScalars.index(startIndex, offsetBy: Swift.max(0, offset), limitedBy: endIndex) ?? endIndex }
    return index(scalars.lowerBound)..<index(scalars.upperBound)
  }

  /// The look of the character before a place; of the first one at the beginning.
  fileprivate func attributes(before index: Index) -> AttributeContainer {
    if startIndex == endIndex { return AttributeContainer() }
    return runs[index > startIndex ? unicodeScalars.index(before: index) : index].attributes
  }

  /// The text with other characters: what stays keeps its look, and what is new has that of what is before it, or one of its own.
  ///
  /// - Parameters:
  ///   - characters: the characters.
  ///   - selection: what was selected, which says where the user has typed; it is what the user has left of it then.
  package func edited(to characters: String, _ selection: inout AttributedTextSelection) -> AttributedString {
    let (old, new) = (Array(unicodeScalars), Array(characters.unicodeScalars))
    let selected = selection.scalars(in: self).map { $0.clamped(to: 0..<old.count) }
    // Letters that are the same as their neighbours do not say where they are new.
    let limit = selected?.lowerBound ?? old.count
    let prefix = zip(old, new).prefix { $0 == $1 }.prefix(limit).count
    let most = Swift.min(old.count, new.count) - prefix
    let suffix = Swift.min(zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, most)
    let (gone, came) = (prefix..<old.count - suffix, prefix..<new.count - suffix)
    let look = selection.typing ?? (selected == gone ? selection.typingAttributes(in: self) : nil)
    let range = range(of: gone)
    var result = self
    if came.isEmpty {
      result.removeSubrange(range)
      // Typing over what is selected takes it away first, and goes on in its look.
      if let selected, selected == gone, !gone.isEmpty {
        selection = AttributedTextSelection(scalars: prefix..<prefix)
        selection.typing = look
      }
    } else {
      var piece = AttributedString(String(String.UnicodeScalarView(new[came])))
      piece.setAttributes(look ?? attributes(before: range.lowerBound))
      result.replaceSubrange(range, with: piece)
      if selection.typing != nil {
        let typing = selection.typing
        selection = AttributedTextSelection(scalars: came.upperBound..<came.upperBound)
        selection.typing = typing
      }
    }
    return result
  }
}

extension TextEditor {
  /// Makes an editor of a text whose parts have looks of their own.
  ///
  /// What is typed has the look of what is before it, or the one that the selection says. On GNOME the looks are tags of a `GtkTextView`.
  /// Source: SwiftUI's `TextEditor.init(text:selection:)` for an `AttributedString`.
  ///
  /// - Parameters:
  ///   - text: what is edited; written with every letter.
  ///   - selection: what is selected in it; nil where the app does not ask.
  nonisolated public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.init(
      EditedText(
        text: { String(text.wrappedValue.characters) },
        parts: { Text(text.wrappedValue) },
        take: { characters in
          let before = selection?.wrappedValue
          var after = before ?? AttributedTextSelection()
          text.wrappedValue = text.wrappedValue.edited(to: characters, &after)
          if let selection, after != before { selection.wrappedValue = after }
        },
        selection: selection.map { selection in
          EditedSelection(
            wanted: { selection.wrappedValue.scalars(in: text.wrappedValue) },
            take: { scalars in
              let before = selection.wrappedValue
              guard scalars != before.scalars(in: text.wrappedValue) else { return }
              var after = AttributedTextSelection(scalars: scalars)
              // The cursor is where it was, which nobody has said until now.
              let end = text.wrappedValue.unicodeScalars.count
              if before.scalars(in: text.wrappedValue) == nil, scalars == end..<end { after.typing = before.typing }
              selection.wrappedValue = after
            })
        },
        looks: EditedLooks(
          has: { format, scalars in
            let selected = AttributedTextSelection(scalars: scalars)
            let text = text.wrappedValue
            guard scalars.isEmpty else { return text[selected.range(in: text)].runs.allSatisfy { format.isOn($0.attributes) } }
            return format.isOn((selection?.wrappedValue ?? selected).typingAttributes(in: text))
          },
          toggle: { format, scalars in
            var selected = AttributedTextSelection(scalars: scalars)
            if scalars.isEmpty, let wanted = selection?.wrappedValue { selected = wanted }
            var changed = text.wrappedValue
            let range = selected.range(in: changed)
            let isOn =
              range.isEmpty
              ? format.isOn(selected.typingAttributes(in: changed)) : changed[range].runs.allSatisfy { format.isOn($0.attributes) }
            changed.transformAttributes(in: &selected) { format.set(!isOn, in: &$0) }
            if changed != text.wrappedValue { text.wrappedValue = changed }
            if let selection, selected != selection.wrappedValue { selection.wrappedValue = selected }
          },
          rewrite: { scalars, letters in
            var changed = text.wrappedValue
            let range = AttributedTextSelection(scalars: scalars).range(in: changed)
            var piece = AttributedString()
            var rest = letters(Array(changed.characters[range]))[...]
            for run in changed[range].runs {
              let count = changed.characters[run.range].count
              piece += AttributedString(rest.prefix(count).joined(), attributes: run.attributes)
              rest = rest.dropFirst(count)
            }
            let end = scalars.lowerBound + piece.unicodeScalars.count
            changed.replaceSubrange(range, with: piece)
            text.wrappedValue = changed
            selection?.wrappedValue = AttributedTextSelection(scalars: scalars.lowerBound..<end)
          })))
  }
}

extension LetterLook {
  fileprivate var intent: InlinePresentationIntent? {
    switch self {
    case .bold: .stronglyEmphasized
    case .italic: .emphasized
    case .underline, .strikethrough: nil
    }
  }

  fileprivate func isOn(_ look: AttributeContainer) -> Bool {
    switch self {
    case .underline: look.underlineStyle != nil
    case .strikethrough: look.strikethroughStyle != nil || look.inlinePresentationIntent?.contains(.strikethrough) == true
    case .bold, .italic: intent.map { look.inlinePresentationIntent?.contains($0) == true } ?? false
    }
  }

  fileprivate func set(_ isOn: Bool, in look: inout AttributeContainer) {
    switch self {
    case .underline: look.underlineStyle = isOn ? .single : nil
    case .strikethrough:
      look.strikethroughStyle = isOn ? .single : nil
      if !isOn { look.inlinePresentationIntent?.remove(.strikethrough) }
    case .bold, .italic:
      guard let intent else { return }
      var intents = look.inlinePresentationIntent ?? []
      if isOn { intents.insert(intent) } else { intents.remove(intent) }
      look.inlinePresentationIntent = intents.isEmpty ? nil : intents
    }
  }
}
#endif
