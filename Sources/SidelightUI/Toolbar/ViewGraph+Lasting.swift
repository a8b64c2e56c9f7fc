package import SidelightCore
@_spi(Nodes) package import SidelightGraph

extension ViewGraph {
  /// What a window keeps of its toolbars, beside the paths of its views.
  private static let toolbarsName = "toolbars"

  /// Begins with what there was in the window when the app ran last; before the window's views.
  ///
  /// - Parameters:
  ///   - things: what there was.
  ///   - codec: writes and reads values of the app's types.
  ///   - reports: whether the app's developer hears of types that can't be kept.
  package func restore(_ things: [String: LastingValue], _ codec: LastingCodec, reports: Bool) {
    self[Restoration.self].begin(with: things.filter { $0.key != Self.toolbarsName }, codec, reports: reports)
    toolbars.restore(things[Self.toolbarsName]?.fields ?? [:])
  }

  /// What there is in the window now, for the next run.
  package func collectLasting() -> [String: LastingValue] {
    var things = self[Restoration.self].collect()
    let toolbars = toolbars.lasting
    if !toolbars.isEmpty { things[Self.toolbarsName] = .fields(toolbars) }
    return things
  }
}
