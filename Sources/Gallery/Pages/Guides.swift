import Sidelight

extension GalleryPage {
  static let guides = GalleryPage(
    "guides", "Guides and Priorities", symbol: "text.alignleft", in: .controls,
    about: "Views are aligned by guides, which they or the app may place, and share their room by priorities.",
    state: GuidesState.init, content: GuidesView.init, knobs: GuidesKnobs.init)
}

@MainActor @Observable private final class GuidesState {
  var inset = 20.0
  var width = 260.0
  var firstIsKept = true
}

extension HorizontalAlignment {
  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  /// Where the names end and the values begin.
  fileprivate static let colon = HorizontalAlignment(Colon.self)
}

private struct GuidesView: View {
  @Bindable var state: GuidesState

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          Text("A guide that a view places").font(.headline)
          VStack(alignment: .leading) {
            Text("Shopping")
            Text("Milk").alignmentGuide(.leading) { _ in -state.inset }
            Text("Bread").alignmentGuide(.leading) { _ in -state.inset }
          }
          Text("A guide of the app's own").font(.headline)
          VStack(alignment: .colon) {
            pair("Name", "Ada Lovelace")
            pair("Born in", "London")
            pair("Known for", "the first program")
          }
          Text("Baselines").font(.headline)
          HStack(alignment: .firstTextBaseline) {
            Text("24").font(.largeTitle)
            Text("degrees")
            Button("Change") {}
          }
          Text("Priorities").font(.headline)
          HStack {
            Text("/home/ada/Documents/Engines").lineLimit(1).truncationMode(.middle).layoutPriority(state.firstIsKept ? 0 : 1)
            Text("Notes on the Analytical Engine.txt").lineLimit(1).layoutPriority(state.firstIsKept ? 1 : 0)
          }
          .padding(8)
          .frame(width: state.width)
          .background(.quaternary, in: .rect(cornerRadius: 8))
        }
        .padding(24)
        .frame(maxWidth: 600, alignment: .leading)
      }
      .navigationTitle("Guides and Priorities")
    }
  }

  private func pair(_ name: String, _ value: String) -> some View {
    HStack {
      Text(name).foregroundStyle(.secondary).alignmentGuide(.colon) { $0[.trailing] }
      Text(value)
    }
  }
}

private struct GuidesKnobs: View {
  @Bindable var state: GuidesState

  var body: some View {
    KnobSlider(title: "Inset", value: $state.inset, range: 0...80)
    KnobSlider(title: "Width", value: $state.width, range: 120...500)
    Toggle("Keep the Name", isOn: $state.firstIsKept)
  }
}
