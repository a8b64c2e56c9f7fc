import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A view with an inspector beside it.
struct InspectorView<Content: View, Inspector: View> {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: Inspector
}

extension InspectorView: WrappingView {
  /// In a column the split view shows it, and around a split view that one does; anywhere else the view becomes a split view of one column.
  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    let isInColumn = context.scope.value(ColumnKey.self) != nil
    return isInColumn || SplitShape.leadsToSplit(Content.self) ? InspectorNode(self, context) : InspectorSplitNode(self, context)
  }
}

/// What a type of view says of the split view that it makes, known without a value of it.
enum SplitShape {
  /// Whether a view of the type is a split view, with nothing around it but modifiers and bodies.
  ///
  /// Complexity: O(depth of the type).
  @MainActor static func leadsToSplit<V: View>(_ type: V.Type) -> Bool {
    if type is any SplitDeclaration.Type { return true }
    if V.Body.self != Never.self { return V.Body.self != V.self && leadsToSplit(V.Body.self) }
    guard let inner = (type as? any StructuralView.Type)?.passedOn else { return false }
    return leadsToSplit(inner)
  }
}

/// A view that becomes a split view.
protocol SplitDeclaration {}

extension View {
  /// Shows an inspector beside this view: details of what is selected, to read and to change.
  ///
  /// In a wide container it is a trailing column that takes room from the detail, in a narrower one it lies over it, and in a
  /// compact one it is a sheet; its content keeps its state through all three. Inside a column of a split view, or around one, the
  /// split view shows it; three columns then hide their sidebar while it is open. Give its content a scroll view or a list where
  /// it may be higher than the window. On GNOME it is made of `AdwOverlaySplitView` and `AdwBottomSheet`.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is shown; written when the user dismisses it.
  ///   - content: what it shows.
  ///
  /// Source: SwiftUI's `inspector(isPresented:content:)`.
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    InspectorView(content: self, isPresented: isPresented, inspector: content())
  }

  /// Sets a fixed width for the inspector whose content this view is. It is for the desktop's usual text, and grows with the text scale.
  ///
  /// Source: SwiftUI's `inspectorColumnWidth(_:)`.
  ///
  /// - Parameter width: the width in pixels at text scale 1, from 0.
  nonisolated public func inspectorColumnWidth(_ width: Double) -> some View {
    preference { $0.inspectorWidth = .fixed(width) }
  }

  /// Sets the least, the ideal and the greatest width for the inspector whose content this view is. The user drags it between them.
  ///
  /// The widths are for the desktop's usual text, and grow with the text scale, as a width does that the user dragged the inspector to.
  ///
  /// Source: SwiftUI's `inspectorColumnWidth(min:ideal:max:)`.
  ///
  /// - Parameters:
  ///   - min: the least width in pixels at text scale 1; nil for the usual one.
  ///   - ideal: the width in pixels at text scale 1 that the inspector begins with, and gets by a double click on its edge.
  ///   - max: the greatest width in pixels at text scale 1; nil for no limit.
  nonisolated public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
    preference { $0.inspectorWidth = ColumnWidth(minimum: min, ideal: ideal, maximum: max) }
  }
}
