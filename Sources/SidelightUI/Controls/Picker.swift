import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A control that chooses one of several options.
///
/// ```swift
/// Picker("Sort By", selection: $order) {
///   Text("Name").tag(Order.name)
///   Text("Date").tag(Order.date)
/// }
/// ```
///
/// The value that an option stands for is its tag; in a `ForEach` the element itself where the selection is of its type, or its id. A tag
/// of the type inside an optional selection will do. An option without a value of the selection's type is reported once and left out. A
/// selection that no option stands for shows none of them, and an empty line before them until one is chosen.
///
/// On GNOME it is a row of the width that there is: the label leads, a `GtkDropDown` with the texts of the options trails, called what
/// the label says. With ``View/pickerStyle(_:)`` the options stand side by side. An option that is a symbol alone, or a label that shows its
/// icon alone, is shown as the theme's icon; a picture of a file is not, but what it is called. In a toolbar labels show their icons alone, and
/// that of the picker is heard and not seen. Source: SwiftUI's `Picker`. Complexity: O(options) whenever one of them changes.
public struct Picker<Label, SelectionValue: Hashable, Content> {
  /// Nil where there is nothing to choose for.
  let selection: Binding<SelectionValue>?
  let content: Content
  package let label: Label
}

extension Picker: View where Label: View, Content: View {
  /// Makes a picker with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: the value of the option that is chosen; written when the user chooses another one.
  ///   - content: the options, each with its tag.
  ///   - label: what the control says.
  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, content: content(), label: label())
  }
}

extension Picker where Label: View, Content: View {
  /// Makes a picker with a view as its label: the form before the one with a closure, which takes its place.
  ///
  /// - Parameters:
  ///   - selection: the value of the option that is chosen; written when the user chooses another one.
  ///   - label: what the control says.
  ///   - content: the options, each with its tag.
  @available(*, deprecated, renamed: "init(selection:content:label:)")
  nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content(), label: label)
  }
}

extension Picker where Label: View, Content: View {
  /// Makes a picker for several values, which it sets to the same one.
  ///
  /// It shows the value of the first, whatever the others are: a `GtkDropDown` has nothing for several ones. Without sources it shows nothing that is
  /// chosen.
  ///
  /// - Parameters:
  ///   - sources: what has the values.
  ///   - selection: the path from each source to its value.
  ///   - content: the options, each with its tag.
  ///   - label: what the control says.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: Binding.all(sources, selection), content: content(), label: label())
  }
}

extension Picker where Label == Text, Content: View {
  /// Makes a picker for several values, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - sources: what has the values.
  ///   - selection: the path from each source to its value.
  ///   - content: the options, each with its tag.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: Binding.all(sources, selection), content: content(), label: Text(titleKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: Binding.all(sources, selection), content: content(), label: Text(title))
  }
}

extension Binding {
  /// Reads the first of several values, and writes all of them.
  nonisolated fileprivate static func all<C: RandomAccessCollection>(
    _ sources: C, _ path: KeyPath<C.Element, Binding<Value>>
  ) -> Binding<Value>? {
    let values = sources.map { $0[keyPath: path] }
    guard let first = values.first else { return nil }
    return Binding {
      first.wrappedValue
    } set: { new in
      for value in values { value.wrappedValue = new }
    }
  }
}

extension Picker where Label == Text, Content: View {
  /// Makes a picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - selection: the value of the option that is chosen; written when the user chooses another one.
  ///   - content: the options, each with its tag.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content(), label: Text(titleKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content(), label: Text(title))
  }
}

extension Picker where Label == SidelightUI.Label<Text, Image>, Content: View {
  /// Makes a picker with a title and a symbol before it.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - systemImage: the name of the symbol: one of SF Symbols, or of the desktop's theme.
  ///   - selection: the value of the option that is chosen; written when the user chooses another one.
  ///   - content: the options, each with its tag.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content(), label: SidelightUI.Label(titleKey, systemImage: systemImage))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content(), label: SidelightUI.Label(title, systemImage: systemImage))
  }
}

extension Picker: PrimitiveView where Label: View, Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    context.scope.value(PickerStyleKey.self).maker?.makeNode(self, context) ?? PickerNode(self, context)
  }
}
