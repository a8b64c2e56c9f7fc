import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What is behind a bar above or below a content: it hides what goes on below it, or lets that fade away into it where pages go on below
/// panes of glass.
struct BarGround: View {
  private let edge: VerticalEdge
  @Environment(\.pageRunsBeneath) private var runsBeneath

  nonisolated init(edge: VerticalEdge) { self.edge = edge }

  var body: some View {
    if runsBeneath {
      LinearGradient(
        stops: EdgeEffect.softStops.map {
          Gradient.Stop(color: Color(style: ColorStyle(.background).faded(by: $0.opacity)), location: $0.place)
        },
        startPoint: edge == .top ? .top : .bottom, endPoint: edge == .top ? .bottom : .top
      )
      .padding(edge == .top ? .bottom : .top, -EdgeEffect.reach)
    } else {
      Color(style: ColorStyle(.background))
    }
  }
}

extension EnvironmentValues {
  fileprivate var pageRunsBeneath: Bool { self[RunsBeneathKey.self] }
}
