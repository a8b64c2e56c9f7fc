import Sidelight

extension GalleryPage {
  static let layers = GalleryPage(
    "layers", "Layers", symbol: "square.stack", in: .controls,
    about: "Views lie above each other in a stack, and behind or in front of a view that keeps its size.",
    state: LayersState.init, content: LayersView.init, knobs: LayersKnobs.init)
}

@MainActor @Observable private final class LayersState {
  var corner = Corner.topTrailing
  var unread = 3
}

private enum Corner: String, CaseIterable {
  case topLeading = "Top Leading"
  case topTrailing = "Top Trailing"
  case center = "Centre"
  case bottomLeading = "Bottom Leading"
  case bottomTrailing = "Bottom Trailing"

  var alignment: Alignment {
    switch self {
    case .topLeading: .topLeading
    case .topTrailing: .topTrailing
    case .center: .center
    case .bottomLeading: .bottomLeading
    case .bottomTrailing: .bottomTrailing
    }
  }
}

private enum UnreadKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct LayersView: View {
  @Bindable var state: LayersState

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          Text("A stack").font(.headline)
          ZStack(alignment: state.corner.alignment) {
            Color.blue.opacity(0.3)
            Text("Cover").font(.title).padding(12)
          }
          .frame(maxWidth: 420)
          .frame(height: 120)
          Text("In front of a view").font(.headline)
          HStack(spacing: 36) {
            Image(systemName: "tray").imageScale(.large).font(.largeTitle).padding(10).background(.quaternary)
              .overlay(alignment: state.corner.alignment) { badge }
            Button("Inbox") { state.unread = 0 }.controlSize(.large).overlay(alignment: state.corner.alignment) { badge }
          }
          Text("Behind a view").font(.headline)
          Text("Draft").foregroundStyle(.black).padding(.horizontal, 10).padding(.vertical, 4).background(.yellow)
          Text("Glass").font(.headline)
          GlassSamples()
          Text("What views say").font(.headline)
          VStack(alignment: .leading) {
            Text("Inbox").preference(key: UnreadKey.self, value: state.unread)
            Text("Archive").preference(key: UnreadKey.self, value: 2)
          }
          .frame(width: 220, alignment: .leading).padding(8).background(.quaternary)
          .overlayPreferenceValue(UnreadKey.self, alignment: .trailing) { count in
            Text("\(count) unread").foregroundStyle(.secondary).padding(8)
          }
        }
        .padding(24)
      }
      .navigationTitle("Layers")
    }
  }

  @ViewBuilder private var badge: some View {
    if state.unread > 0 {
      Text("\(state.unread)").font(.caption).foregroundStyle(.white).padding(.horizontal, 5).background(.red)
    }
  }
}

/// Glass above a picture of many colours.
private struct GlassSamples: View {
  @State private var plays = 0

  var body: some View {
    ZStack {
      LinearGradient(colors: [.orange, .pink, .purple, .blue, .teal], startPoint: .topLeading, endPoint: .bottomTrailing)
      VStack(spacing: 12) {
        GlassEffectContainer {
          HStack(spacing: 12) {
            Text("Regular").padding(.horizontal, 16).padding(.vertical, 8).glassEffect()
            Text("Clear").padding(.horizontal, 16).padding(.vertical, 8).glassEffect(.clear, in: .rect(cornerRadius: 9))
            Text("Tinted").padding(.horizontal, 16).padding(.vertical, 8).glassEffect(.regular.tint(.yellow))
          }
        }
        HStack(spacing: 12) {
          Button("Play", systemImage: "play.fill") { plays += 1 }.buttonStyle(.glassProminent)
          Button("Played \(plays)") { plays = 0 }.buttonStyle(.glass)
        }
      }
      .padding(12)
    }
    .frame(maxWidth: 420)
    .frame(height: 140)
    .clipShape(.rect(cornerRadius: 12))
  }
}

private struct LayersKnobs: View {
  @Bindable var state: LayersState

  var body: some View {
    Picker("Alignment", selection: $state.corner) { ForEach(Corner.allCases, id: \.self) { Text($0.rawValue) } }
    Stepper("Unread", value: $state.unread, in: 0...99)
  }
}
