import SidelightCore
@_spi(Nodes) import SidelightGraph

private enum InspectorKey: FirstPreferenceKey, OuterPagePreferenceKey { typealias Said = InspectorEntry }
private enum InspectorWidthKey: FirstPreferenceKey { typealias Said = ColumnWidth }

extension Preferences {
  /// An inspector for the split view around.
  var inspector: InspectorEntry? {
    get { self[InspectorKey.self] }
    set { self[InspectorKey.self] = newValue }
  }

  /// How wide the inspector that this stands in is to be.
  var inspectorWidth: ColumnWidth? {
    get { self[InspectorWidthKey.self] }
    set { self[InspectorWidthKey.self] = newValue }
  }
}
