import Sidelight

extension GalleryPage {
  static let million = GalleryPage(
    "million", "A Million Rows", symbol: "list.number", in: .lists,
    about: "Only the rows around what you see are made. Scroll, jump, select all, or type a number to get to its row.",
    state: MillionState.init, content: MillionView.init, knobs: MillionKnobs.init)
}

@MainActor @Observable private final class MillionState {
  var chosen: Set<Int> = []
  var goal: Int?
  var target = 500_000.0
  var place = Place.center
  /// Changes with each jump, also to the same row.
  var jumps = 0

  enum Place: String, CaseIterable { case top = "Top", center = "Center", bottom = "Bottom", nearest = "Nearest" }

  var anchor: UnitPoint? {
    switch place {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .nearest: nil
    }
  }

  func jump(to row: Int) {
    goal = row
    jumps += 1
  }
}

private struct MillionView: View {
  @Bindable var state: MillionState
  private static let count = 1_000_000

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        List(0..<Self.count, selection: $state.chosen) { Text("\($0)") }
          .onChange(of: state.jumps) { if let goal = state.goal { proxy.scrollTo(goal, anchor: state.anchor) } }
      }
      .navigationTitle("A Million Rows")
      .navigationSubtitle(state.chosen.isEmpty ? "" : "\(state.chosen.count) selected")
      .toolbar {
        ToolbarItemGroup {
          Button("First", systemImage: "arrow.up") { state.jump(to: 0) }.help("First Row")
          Button("Last", systemImage: "arrow.down") { state.jump(to: Self.count - 1) }.help("Last Row")
        }
      }
    }
  }
}

private struct MillionKnobs: View {
  @Bindable var state: MillionState

  var body: some View {
    Text("Row \(Int(state.target))")
    Slider(value: $state.target, in: 0...999_999, step: 1).accessibilityLabel("Row")
    Picker("Place", selection: $state.place) { ForEach(MillionState.Place.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
    Button("Go to Row") { state.jump(to: Int(state.target)) }
    Button("Select Nothing") { state.chosen = [] }
  }
}
