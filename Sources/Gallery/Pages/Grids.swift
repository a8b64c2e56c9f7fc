import Sidelight

extension GalleryPage {
  static let grids = GalleryPage(
    "grids", "Grids", symbol: "square.grid.2x2", in: .controls,
    about: "Views stand in columns that share the room, or come and go with it.",
    state: GridsState.init, content: GridsView.init, knobs: GridsKnobs.init)
}

@MainActor @Observable private final class GridsState {
  var least = 110.0
  var spacing = 12.0
  var count = 14
}

private struct GridsView: View {
  @Bindable var state: GridsState

  private static let colors: [Color] = [.blue, .teal, .green, .yellow, .orange, .red, .pink, .purple]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          Text("As many columns as there is room for").font(.headline)
          LazyVGrid(columns: [GridItem(.adaptive(minimum: state.least), spacing: state.spacing)], spacing: state.spacing) {
            ForEach(0..<state.count, id: \.self) { number in
              Text("\(number + 1)").font(.title2).foregroundStyle(.white).frame(maxWidth: .infinity).frame(height: 72)
                .background(Self.colors[number % Self.colors.count], in: .rect(cornerRadius: 12))
            }
          }
          Text("A fixed column and two that share the rest").font(.headline)
          LazyVGrid(
            columns: [GridItem(.fixed(90), alignment: .leading), GridItem(.flexible()), GridItem(.flexible(), alignment: .trailing)]
          ) {
            ForEach(["Name", "Kind", "Size", "Notes", "Text", "4 kB", "Cover", "Picture", "1.2 MB"], id: \.self) { Text($0) }
          }
        }
        .padding(24)
      }
      .navigationTitle("Grids")
    }
  }
}

private struct GridsKnobs: View {
  @Bindable var state: GridsState

  var body: some View {
    Slider(value: $state.least, in: 40...300) { Text("Least Width") }
    Slider(value: $state.spacing, in: 0...40) { Text("Spacing") }
    Stepper("Views", value: $state.count, in: 0...60)
  }
}
