import SidelightCore

/// A value that is marked beside the line of a ``Slider``, with or without a label.
///
/// ```swift
/// Slider(value: $share) { Text("Share") } ticks: { SliderTick(0.5) { Text("Half") } }
/// ```
///
/// On GNOME it is a mark of a `GtkScale`, whose label is a text: other views as labels are left out and reported. Source: SwiftUI's `SliderTick`.
public struct SliderTick<V: BinaryFloatingPoint> {
  let value: V
  let label: Text?

  nonisolated private init(value: V, label: Text?) {
    self.value = value
    self.label = label
  }

  /// Makes a mark without a label.
  nonisolated public init(_ value: V) { self.init(value: value, label: nil) }

  /// Makes a mark with a label.
  ///
  /// - Parameters:
  ///   - value: the value that it marks.
  ///   - label: what stands there: a ``Text``, or a ``Label`` whose title does.
  nonisolated public init<L: View>(_ value: V, @ViewBuilder label: () -> L) {
    let view = label()
    let text = view as? Text ?? (view as? Label<Text, Image>)?.title
    if text == nil, L.self != EmptyView.self {
      Problem.report("the label of a SliderTick is a \(L.self), which can't stand beside the line, so it is left out. Give it a Text.")
    }
    self.init(value: value, label: text)
  }

  /// Makes a mark with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - value: the value that it marks.
  nonisolated public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value: value, label: Text(titleKey)) }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, _ value: V) { self.init(value: value, label: Text(title)) }

  var mark: SliderElement.Mark { SliderElement.Mark(Double(value), label?.content) }
}

/// What marks values beside the line of a ``Slider``.
///
/// Source: SwiftUI's `SliderTickContent`.
public protocol SliderTickContent<Value> {
  /// The type of the values.
  associatedtype Value: BinaryFloatingPoint
  /// For the library alone: the marks.
  var _ticks: [SliderTick<Value>] { get }
}

extension SliderTick: SliderTickContent {
  /// For the library alone: the mark itself.
  public var _ticks: [SliderTick<V>] { [self] }
}

/// Marks for each element of a collection.
///
/// Source: SwiftUI's `SliderTickContentForEach`.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>: SliderTickContent {
  /// For the library alone: the marks.
  public let _ticks: [SliderTick<Content.Value>]

  /// Makes marks for each element.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - id: what tells them apart.
  ///   - content: makes the mark of an element.
  nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content) {
    _ticks = data.flatMap { content($0)._ticks }
  }

  /// Makes marks for each element that has an identity.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - content: makes the mark of an element.
  nonisolated public init(_ data: Data, content: (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    _ticks = data.flatMap { content($0)._ticks }
  }
}

/// Several marks.
public struct SliderTickList<Value: BinaryFloatingPoint>: SliderTickContent {
  /// For the library alone: the marks.
  public let _ticks: [SliderTick<Value>]
}

/// Builds the marks of a ``Slider`` from a closure.
///
/// Source: SwiftUI's `SliderTickBuilder`.
@resultBuilder public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// The compiler calls it for each statement.
  public static func buildExpression<C: SliderTickContent<Value>>(_ content: C) -> SliderTickList<Value> {
    SliderTickList(_ticks: content._ticks)
  }

  /// The compiler calls it for all statements.
  public static func buildBlock(_ parts: SliderTickList<Value>...) -> SliderTickList<Value> {
    SliderTickList(_ticks: parts.flatMap(\._ticks))
  }

  /// The compiler calls it for an `if` without an `else`.
  public static func buildOptional(_ content: SliderTickList<Value>?) -> SliderTickList<Value> { content ?? SliderTickList(_ticks: []) }

  /// The compiler calls it for the first branch of an `if` and `else`.
  public static func buildEither(first: SliderTickList<Value>) -> SliderTickList<Value> { first }

  /// The compiler calls it for the second branch.
  public static func buildEither(second: SliderTickList<Value>) -> SliderTickList<Value> { second }
}
