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
  var tiles = (1...14).map { Tile(id: $0) }
  var canMove = true
  var count: Int {
    get { tiles.count }
    set {
      // New ones have numbers that none has had.
      var last = tiles.map(\.id).max() ?? 0
      while tiles.count > newValue, let index = tiles.indices.max(by: { tiles[$0].id < tiles[$1].id }) { tiles.remove(at: index) }
      while tiles.count < newValue {
        last += 1
        tiles.append(Tile(id: last))
      }
    }
  }

  struct Tile: Identifiable {
    let id: Int
  }

  func move(_ difference: ReorderDifference<Int, ReorderableSingleCollectionIdentifier>) {
    let moved = difference.sources.compactMap { id in tiles.first { $0.id == id } }
    tiles.removeAll { difference.sources.contains($0.id) }
    switch difference.destination.position {
    case .before(let id): tiles.insert(contentsOf: moved, at: tiles.firstIndex { $0.id == id } ?? tiles.endIndex)
    case .end: tiles += moved
    }
  }
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
            ForEach(state.tiles) { tile in
              Text("\(tile.id)").font(.title2).foregroundStyle(.white).frame(maxWidth: .infinity).frame(height: 72)
                .background(Self.colors[(tile.id - 1) % Self.colors.count], in: .rect(cornerRadius: 12))
            }
            .reorderable()
          }
          .reorderContainer(for: GridsState.Tile.self, isEnabled: state.canMove) { difference in
            withAnimation { state.move(difference) }
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
    Toggle("Tiles Move", isOn: $state.canMove)
    Text("Drag a tile to another place, or move it with Alt and the arrow keys.").foregroundStyle(.secondary)
  }
}
