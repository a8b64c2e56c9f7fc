@_spi(Nodes) import SidelightGraph

/// What is selected in a text that the user edits, or where the cursor is.
///
/// ```swift
/// @State private var selection: TextSelection?
/// TextField("Name", text: $name, selection: $selection)
///   .onAppear { selection = TextSelection(range: name.startIndex..<name.endIndex) }
/// ```
///
/// Source: SwiftUI's `TextSelection`.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// Which parts of the text are selected.
  ///
  /// Source: SwiftUI's `TextSelection.Indices`.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One part; an empty one for a cursor.
    case selection(Range<String.Index>)
    /// Several parts. A field of GNOME selects one: the first of them.
    case multiSelection(RangeSet<String.Index>)
  }

  /// Which parts of the text are selected.
  public var indices: Indices

  /// Puts the cursor somewhere.
  ///
  /// - Parameter insertionPoint: before which character it is.
  nonisolated public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// Selects a part.
  ///
  /// - Parameter range: the part.
  nonisolated public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Selects several parts, of which a field of GNOME selects the first one.
  ///
  /// - Parameter ranges: the parts.
  nonisolated public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether it is a cursor, and nothing is selected.
  nonisolated public var isInsertion: Bool { range?.isEmpty ?? true }

  nonisolated fileprivate var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let ranges): ranges.ranges.first
    }
  }
}

/// What is selected in what a field edits, in Unicode scalars.
package struct EditedSelection {
  /// What the app wants; nil for what the user selects.
  let wanted: () -> Range<Int>?
  /// Takes what the user has selected.
  let take: (Range<Int>) -> Void

  nonisolated package init(wanted: @escaping () -> Range<Int>?, take: @escaping (Range<Int>) -> Void) {
    self.wanted = wanted
    self.take = take
  }

  nonisolated init(_ selection: Binding<TextSelection?>, in text: Binding<String>) {
    self.init(
      wanted: { selection.wrappedValue?.range.map { text.wrappedValue.scalars(of: $0) } },
      take: { scalars in
        let new = TextSelection(range: text.wrappedValue.indices(of: scalars))
        if selection.wrappedValue != new { selection.wrappedValue = new }
      })
  }
}

extension String {
  /// Where a part of it is, in Unicode scalars; what lies beyond its end is at its end.
  package func scalars(of range: Range<Index>) -> Range<Int> {
    func offset(_ index: Index) -> Int { unicodeScalars.distance(from: startIndex, to: min(max(index, startIndex), endIndex)) }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }

  fileprivate func indices(of scalars: Range<Int>) -> Range<Index> {
    func index(_ offset: Int) -> Index { unicodeScalars.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex }
    return index(scalars.lowerBound)..<index(scalars.upperBound)
  }
}

extension EditedText {
  /// Edits a text, and says what of it is selected.
  nonisolated fileprivate init(_ text: Binding<String>, _ selection: Binding<TextSelection?>) {
    self.init(text)
    self.selection = EditedSelection(selection, in: text)
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title and the text that it edits, whose selection the app knows and changes.
  ///
  /// Source: SwiftUI's `TextField.init(_:text:selection:prompt:axis:)`.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - text: what the field holds; written with every letter.
  ///   - selection: what is selected in it; nil until the user has been in it.
  ///   - prompt: what stands in the empty field in place of the title; nil for the title.
  ///   - axis: the direction in which the text goes on; nil for sideways.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(title: Text(titleKey), prompt: prompt, edited: EditedText(text, selection), axis: axis ?? .horizontal)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(title: Text(title), prompt: prompt, edited: EditedText(text, selection), axis: axis ?? .horizontal)
  }
}

extension TextField where Label: View {
  /// Makes a field with a view as its label, whose selection the app knows and changes.
  ///
  /// - Parameters:
  ///   - text: what the field holds; written with every letter.
  ///   - selection: what is selected in it; nil until the user has been in it.
  ///   - prompt: what stands in the empty field in place of the label; nil for the label.
  ///   - axis: the direction in which the text goes on; nil for sideways.
  ///   - label: says what the field is for. Its texts are what assistive technology calls the field.
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(view: label(), prompt: prompt, value: EditedText(text, selection), axis: axis ?? .horizontal)
  }
}

extension TextEditor {
  /// Makes an editor of a text, whose selection the app knows and changes. See the one with a `Binding<AttributedString>`.
  ///
  /// - Parameter selection: what is selected in it; nil until the user has been in it.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(EditedText(text, selection)) }
}
