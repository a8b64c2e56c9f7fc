import Sidelight

extension GalleryPage {
  static let geometry = GalleryPage(
    "geometry", "Sizes and Places", symbol: "ruler", in: .controls,
    about:
      "A reader makes its content of its size, a view tells where it is, and of several views the first one is shown that fits.",
    state: GeometryState.init, content: GeometryView.init, knobs: GeometryKnobs.init)
}

@MainActor @Observable private final class GeometryState {
  var width = 280.0
  var place = CGRect.zero
}

private struct GeometryView: View {
  @Bindable var state: GeometryState

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          Text("A reader").font(.headline)
          GeometryReader { proxy in
            HStack(spacing: 0) {
              bar("\(Int(proxy.size.width / 3)) px", .blue).frame(width: proxy.size.width / 3)
              bar("the rest", .green)
            }
          }
          .frame(width: state.width, height: 48)
          Text("The first that fits").font(.headline)
          ViewThatFits(in: .horizontal) {
            HStack { buttons }
            VStack(alignment: .leading) { buttons }
          }
          .frame(width: state.width, alignment: .leading)
          Text("Where a view is").font(.headline)
          bar("\(Int(state.place.minX)), \(Int(state.place.minY))", .purple)
            .frame(width: 120, height: 48)
            .onGeometryChange(for: CGRect.self) {
              $0.frame(in: .named("page"))
            } action: {
              state.place = $0
            }
        }
        .padding(24)
        .frame(maxWidth: 600, alignment: .leading)
        .coordinateSpace(.named("page"))
      }
      .navigationTitle("Sizes and Places")
    }
  }

  private func bar(_ text: String, _ color: Color) -> some View {
    Text(text).foregroundStyle(.white).lineLimit(1).frame(maxWidth: .infinity, maxHeight: .infinity).background(color)
  }

  @ViewBuilder private var buttons: some View {
    Button("Reply") {}
    Button("Forward") {}
    Button("Archive") {}
  }
}

private struct GeometryKnobs: View {
  @Bindable var state: GeometryState

  var body: some View { KnobSlider(title: "Width", value: $state.width, range: 100...500) }
}
