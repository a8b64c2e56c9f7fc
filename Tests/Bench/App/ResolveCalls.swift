import CBenchProbe
import SidelightCore

/// Calls of the split view's layout, which runs on every frame of a resize: the one thing here that is measured below the public API.
enum ResolveCalls {
  /// All kinds of split view, each at every width from a phone's to a wide screen's. Does not return.
  static func measure() {
    var kind: UInt32 = 0
    var visible = 0
    for count in SplitColumnCount.allCases {
      for style in SplitStyle.allCases {
        for inspector in [nil, InspectorConfiguration(isPresented: false), InspectorConfiguration(isPresented: true)] {
          visible += measure(kind, SplitConfiguration(columnCount: count, style: style, inspector: inspector))
          kind += 1
        }
      }
    }
    precondition(visible > 0)
    bench_end_process()
  }

  /// The number of visible details, so that no call is one that nobody needs.
  private static func measure(_ kind: UInt32, _ configuration: SplitConfiguration) -> Int {
    var visible = 0
    var configuration = configuration
    configuration.widths.sidebar = ColumnWidth(minimum: 180, ideal: 196, maximum: 260)
    let state = SplitState(visibility: .all)
    let widths = 320...1600
    bench_begin_calls()
    for width in widths {
      let plan = SplitModel.resolve(configuration, state: state, metrics: SplitMetrics(width: Double(width)))
      if plan.isVisible(.detail) { visible += 1 }
    }
    bench_end_calls(kind, UInt32(widths.count))
    return visible
  }
}
