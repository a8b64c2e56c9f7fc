import Sidelight

extension GalleryPage {
  static let scrolling = GalleryPage(
    "scrolling", "Scrolling", symbol: "rectangle.stack", in: .controls,
    about: "Pages and cards at which a scroll view comes to rest, a position that the app says, and what happens to it."
  ) { ScrollingPage() }
}

private struct ScrollingPage: View {
  @State private var position = ScrollPosition(idType: Int.self, edge: .leading)
  @State private var phase = ScrollPhase.idle
  @State private var isLastInView = false

  private static let colors: [Color] = [.blue, .teal, .green, .yellow, .orange, .red, .pink, .purple, .indigo]

  var body: some View {
    NavigationStack { page.navigationTitle("Scrolling") }
  }

  private var page: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Page by page").font(.headline)
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<Self.colors.count, id: \.self) { card($0).padding(.horizontal, 6).containerRelativeFrame(.horizontal) }
          }
          .frame(height: 140)
        }
        .scrollTargetBehavior(.paging)
        .scrollIndicators(.hidden)
        Text("Card by card").font(.headline).padding(.top, 12)
        ScrollView(.horizontal) {
          HStack(spacing: 12) {
            ForEach(0..<Self.colors.count, id: \.self) { index in
              card(index).containerRelativeFrame(.horizontal, count: 3, spacing: 12)
                .onScrollVisibilityChange { if index == Self.colors.count - 1 { isLastInView = $0 } }
            }
          }
          .scrollTargetLayout()
          .frame(height: 100)
        }
        .contentMargins(.horizontal, 24)
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition($position)
        .onScrollPhaseChange { phase = $1 }
        HStack {
          Button("First") { position.scrollTo(edge: .leading) }
          Button("Fifth") { position.scrollTo(id: 4) }
          Button("Last") { position.scrollTo(edge: .trailing) }
        }
        Text(caption).foregroundStyle(.secondary)
        Text("Shared by dragging").font(.headline).padding(.top, 12)
        HSplitView {
          Text("A pane").frame(minWidth: 80, maxWidth: .infinity)
          VSplitView {
            Text("One above").frame(minHeight: 40)
            Text("One below").frame(minHeight: 40)
          }
          .frame(minWidth: 80)
        }
        .frame(height: 160)
      }
      .frame(maxWidth: 620)
      .padding(24)
    }
  }

  private var caption: String {
    let place = position.viewID(type: Int.self).map { "The first one is card \($0 + 1)" } ?? "The app says where it is"
    return "\(place)\(isLastInView ? ", the last one is in view" : ""), and it \(phase.isScrolling ? "moves" : "rests")."
  }

  private func card(_ index: Int) -> some View {
    Self.colors[index].clipShape(RoundedRectangle(cornerRadius: 12))
      .overlay { Text("\(index + 1)").font(.title).foregroundStyle(.white) }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Card \(index + 1)")
  }
}
