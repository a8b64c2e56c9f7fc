import Sidelight

extension GalleryPage {
  static let lazyViews = GalleryPage(
    "lazy", "Lazy Stacks", symbol: "square.stack.3d.down.right", in: .controls,
    about: "Of a hundred thousand cards only those around what you see are made. Headers stay at the top. Swiping a card "
      + "gives it a star, or takes that away, and so does its menu.",
    state: LazyState.init, content: LazyView.init, knobs: LazyKnobs.init)
}

@MainActor @Observable private final class LazyState {
  var isGrid = false
  var isPinned = true
  var spacing = 12.0
  var starred: Set<Int> = []
}

private struct Card: View {
  let number: Int
  let state: LazyState

  private static let colors: [Color] = [.blue, .teal, .green, .orange, .pink, .purple]

  var body: some View {
    HStack {
      Circle().fill(Self.colors[number % Self.colors.count]).frame(width: 28, height: 28)
      VStack(alignment: .leading) {
        Text("Card \(number)").font(.headline)
        if number.isMultiple(of: 3) { Text("This one has a second line.").foregroundStyle(.secondary) }
      }
      Spacer()
      if state.starred.contains(number) { Image(systemName: "star.fill").accessibilityLabel("Starred") }
    }
    .padding(12)
    .background(Color.secondary.opacity(0.12), in: .rect(cornerRadius: 12))
    .swipeActions(edge: .leading) {
      let isStarred = state.starred.contains(number)
      Button(isStarred ? "Remove Star" : "Star", systemImage: isStarred ? "star.slash" : "star") {
        if isStarred { state.starred.remove(number) } else { state.starred.insert(number) }
      }
      .tint(.yellow)
    }
  }
}

private struct LazyView: View {
  @Bindable var state: LazyState

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text("A shelf").font(.title2)
          ScrollView(.horizontal) {
            LazyHStack(spacing: state.spacing) {
              ForEach(0..<10_000, id: \.self) { number in
                Text("\(number)").font(.title2).frame(width: 90, height: 64)
                  .background(Color.accentColor.opacity(0.2), in: .rect(cornerRadius: 12))
              }
            }
          }
          if state.isGrid {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 220), spacing: 12)], spacing: state.spacing, pinnedViews: pinned) { sections }
          } else {
            LazyVStack(alignment: .leading, spacing: state.spacing, pinnedViews: pinned) { sections }
          }
        }
        .padding(18)
      }
      .swipeActionsContainer()
      .navigationTitle("Lazy Stacks")
    }
  }

  private var pinned: PinnedScrollableViews { state.isPinned ? .sectionHeaders : [] }

  private var sections: some View {
    ForEach(0..<100, id: \.self) { section in
      Section {
        ForEach(section * 1_000..<section * 1_000 + 1_000, id: \.self) { Card(number: $0, state: state) }
      } header: {
        Text("From \(section * 1_000)").font(.title3).frame(maxWidth: .infinity, alignment: .leading).padding(6)
          .background(.background)
      }
    }
  }
}

private struct LazyKnobs: View {
  @Bindable var state: LazyState

  var body: some View {
    Toggle("Grid", isOn: $state.isGrid)
    Toggle("Pinned Headers", isOn: $state.isPinned)
    Slider(value: $state.spacing, in: 0...40) { Text("Spacing") }
  }
}
