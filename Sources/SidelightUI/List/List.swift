import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Rows in one column that scroll, with selection.
///
/// ```swift
/// List(folders, selection: $selection) { folder in
///   Label(folder.name, systemImage: "folder")
/// }
/// ```
///
/// Rows are made on demand: a million elements cost what a thousand cost. The value that selecting a row stands for is
/// its tag, the value of its ``NavigationLink``, the element itself where the selection is of its type, or its
/// id. On GNOME a list is one `GtkListView`, and `.navigation-sidebar` in a sidebar. Source: SwiftUI's `List`.
///
/// Rows that come, go and change places in an animation are seen to do it, see ``View/animation(_:value:)``: they come and go as
/// ``View/transition(_:)-(AnyTransition)`` says, or fade. The keyboard, the pointer and assistive technology find them in their new places
/// at once.
public struct List<SelectionValue: Hashable, Content> {
  @usableFromInline enum Kind {
    case none
    case single(Binding<SelectionValue?>)
    case required(Binding<SelectionValue>)
    case multiple(Binding<Set<SelectionValue>>)
  }
  let kind: Kind
  let content: Content

  @usableFromInline nonisolated init(kind: Kind, content: Content) {
    self.kind = kind
    self.content = content
  }

  @usableFromInline nonisolated init(set: Binding<Set<SelectionValue>>?, content: Content) {
    self.init(kind: set.map(Kind.multiple) ?? .none, content: content)
  }

  @usableFromInline nonisolated init(optional: Binding<SelectionValue?>?, content: Content) {
    self.init(kind: optional.map(Kind.single) ?? .none, content: content)
  }
}

extension List: View where Content: View {
  /// Sidelight draws this view itself: it has no body, and asking for it stops the program.
  public typealias Body = Never

  /// Makes a list of views in which any number of rows may be selected.
  ///
  /// - Parameters:
  ///   - selection: the values that the selected rows stand for; nil for a list without selection.
  ///   - content: the rows, and sections of rows.
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(set: selection, content: content())
  }

  /// Makes a list of views in which one row or none is selected.
  ///
  /// - Parameters:
  ///   - selection: the value that the selected row stands for, nil for none; without a binding nothing can be selected.
  ///   - content: the rows, and sections of rows.
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(optional: selection, content: content())
  }

  /// Makes a list of views in which exactly one row is always selected.
  ///
  /// - Parameters:
  ///   - selection: the value that the selected row stands for; there always is one.
  ///   - content: the rows, and sections of rows.
  @_disfavoredOverload nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(kind: .required(selection), content: content())
  }
}

extension List where SelectionValue == Never, Content: View {
  /// Makes a list of views without selection.
  ///
  /// - Parameter content: the rows, and sections of rows.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(kind: .none, content: content()) }
}

extension List: PrimitiveView where Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { ListNode(self, context) }
}
