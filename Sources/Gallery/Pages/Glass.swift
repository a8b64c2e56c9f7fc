import Sidelight

extension GalleryPage {
  static let glass = GalleryPage(
    "glass", "Glass", symbol: "rectangle.lefthalf.inset.filled", in: .splitViews,
    about: "A sidebar of glass: what scrolls goes on below it and shines through, and words keep clear of it.",
    state: GlassState.init, content: GlassPage.init, knobs: GlassKnobs.init)
}

@MainActor @Observable private final class GlassState {
  enum Look: String, CaseIterable {
    case edge = "Edge", inset = "Inset", plain = "Plain"

    var material: SidebarMaterial {
      switch self {
      case .edge: .glass
      case .inset: .glass(.inset)
      case .plain: .plain
      }
    }
  }

  enum Edge: String, CaseIterable { case automatic = "Automatic", soft = "Soft", hard = "Hard", hidden = "Hidden" }

  enum Content: String, CaseIterable { case landscapes = "Landscapes", text = "Text", table = "Table", map = "Map" }

  var look = Look.edge
  var content = Content.landscapes
  var edge = Edge.automatic
  var showsInspector = false
  var favorites: Set<Int> = []
}

private struct GlassPage: View {
  @Bindable var state: GlassState
  @State private var place: Landscape.ID? = Landscape.all[1].id

  var body: some View {
    NavigationSplitView {
      List(selection: $place) {
        Section("Norway") { rows(Landscape.all.prefix(4)) }
        Section("Elsewhere") { rows(Landscape.all.dropFirst(4)) }
      }
      .navigationTitle("Landmarks")
    } detail: {
      detail
        .scrollEdgeEffectStyle(state.edge == .hard ? .hard : state.edge == .soft ? .soft : nil, for: .top)
        .scrollEdgeEffectHidden(state.edge == .hidden, for: .top)
        .navigationTitle(Landscape.all.first { $0.id == place }?.name ?? "Landmarks")
        .toolbar {
          ToolbarItem {
            Button("Favorite", systemImage: state.favorites.contains(place ?? -1) ? "star.fill" : "star") {
              if let place { state.favorites.formSymmetricDifference([place]) }
            }
          }
          ToolbarItem { Button("Next", systemImage: "chevron.forward") { place = ((place ?? 0) + 1) % Landscape.all.count } }
          ToolbarSpacer(.fixed)
          ToolbarItem { Button("Details", systemImage: "info.circle") { state.showsInspector.toggle() } }
        }
        .inspector(isPresented: $state.showsInspector) {
          Form {
            LabeledContent("Height", value: "1,238 m")
            LabeledContent("Seen", value: "Twice")
          }
          .formStyle(.grouped)
        }
    }
    .sidebarMaterial(state.look.material)
  }

  private func rows(_ places: some RandomAccessCollection<Landscape>) -> some View {
    ForEach(places) { Label($0.name, systemImage: $0.symbol) }
  }

  @ViewBuilder private var detail: some View {
    switch state.content {
    case .landscapes: LandscapeList(first: place ?? Landscape.all[0].id)
    case .text:
      ScrollView {
        VStack(spacing: 0) {
          LandscapePicture(landscape: Landscape.all[place ?? 0]).frame(height: 240).backgroundExtensionEffect()
          Text(Landscape.story).frame(maxWidth: 640).padding(18)
        }
      }
    case .table:
      Table(Landscape.all) {
        TableColumn("Name", value: \.name)
        TableColumn("Seen from", value: \.seenFrom)
      }
    case .map: LandscapeMap()
    }
  }
}

private struct GlassKnobs: View {
  @Bindable var state: GlassState

  var body: some View {
    Picker("Sidebar", selection: $state.look) { ForEach(GlassState.Look.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
    Picker("Content", selection: $state.content) { ForEach(GlassState.Content.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
    Picker("Edge", selection: $state.edge) { ForEach(GlassState.Edge.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
    Toggle("Inspector", isOn: $state.showsInspector)
  }
}

/// Pictures that reach the edges of the window, and words that keep clear of what lies over them.
private struct LandscapeList: View {
  let first: Int

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Landscape.all.dropFirst(first) + Landscape.all.prefix(first)) { landscape in
          LandscapePicture(landscape: landscape).frame(height: 240).ignoresSafeArea(edges: .horizontal)
          VStack(alignment: .leading, spacing: 6) {
            Text(landscape.name).font(.title2).bold()
            Text("Seen from \(landscape.seenFrom).")
          }
          .padding(18)
        }
        ScrollView(.horizontal) {
          HStack(spacing: 12) {
            ForEach(Landscape.all) { LandscapePicture(landscape: $0).frame(width: 220, height: 140).clipShape(.rect(cornerRadius: 12)) }
          }
          .padding(18)
        }
      }
    }
  }
}

/// A sky, ridges one behind the other, and water.
private struct LandscapePicture: View {
  let landscape: Landscape

  var body: some View {
    LinearGradient(colors: [landscape.sky, landscape.sky.opacity(0.55)], startPoint: .top, endPoint: .bottom)
      .overlay { Ridge(peaks: landscape.peaks, height: 0.75).fill(landscape.far) }
      .overlay { Ridge(peaks: landscape.peaks.reversed(), height: 0.5).fill(landscape.near) }
      .overlay(alignment: .bottom) { landscape.water.frame(height: 36) }
      .clipped()
      .accessibilityElement()
      .accessibilityLabel("Picture of \(landscape.name)")
  }
}

private struct Ridge: Shape {
  /// How high each peak is, from 0 to 1.
  let peaks: [Double]
  /// How much of the picture the ridge takes.
  let height: Double

  func path(in rect: CGRect) -> Path {
    let step = rect.width / Double(max(1, peaks.count - 1))
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for (index, peak) in peaks.enumerated() {
        path.addLine(to: CGPoint(x: rect.minX + Double(index) * step, y: rect.maxY - peak * height * rect.height))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A drawing that fills the window, with a legend that keeps clear of the sidebar.
private struct LandscapeMap: View {
  @State private var zoom = 1.0
  @Namespace private var controls

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.teal.ignoresSafeArea()
      Ridge(peaks: [0.4, 0.9, 0.6, 1, 0.3, 0.8, 0.5], height: 0.8).fill(Color.green).ignoresSafeArea()
      Ridge(peaks: [0.7, 0.3, 0.8, 0.4, 0.9, 0.2, 0.6], height: 0.45).fill(Color.yellow).ignoresSafeArea()
      Text("1 : \(Int(50_000 / zoom))").font(.headline).padding(12).background(.regularMaterial, in: .rect(cornerRadius: 9)).padding(18)
    }
    .overlay(alignment: .bottomTrailing) {
      GlassEffectContainer {
        VStack(spacing: 0) {
          control("Zoom In", "plus") { zoom *= 2 }
          control("Zoom Out", "minus") { zoom /= 2 }
        }
      }
      .padding(18)
    }
  }
}

extension LandscapeMap {
  /// A button that shares its pane of glass with the others.
  private func control(_ title: String, _ symbol: String, act: @escaping @MainActor () -> Void) -> some View {
    Button(title, systemImage: symbol, action: act).labelStyle(.iconOnly).buttonStyle(.borderless).frame(width: 40, height: 40)
      .glassEffect(in: .rect(cornerRadius: 20)).glassEffectUnion(id: "zoom", namespace: controls)
  }
}

private struct Landscape: Identifiable {
  let id: Int
  let name, seenFrom, symbol: String
  let sky, far, near, water: Color
  let peaks: [Double]

  static let all: [Landscape] = [
    Landscape(
      id: 0, name: "Hardanger", seenFrom: "the ferry", symbol: "leaf", sky: .indigo, far: .mint, near: .green, water: .cyan,
      peaks: [0.3, 0.8, 0.5, 1, 0.4, 0.7]),
    Landscape(
      id: 1, name: "Lofoten", seenFrom: "the harbour", symbol: "sailboat", sky: .purple, far: .blue, near: Color(white: 0.1),
      water: .indigo,
      peaks: [0.6, 0.4, 0.9, 0.5, 0.8, 0.2]),
    Landscape(
      id: 2, name: "Jotunheimen", seenFrom: "the ridge", symbol: "mountain.2", sky: .orange, far: .red, near: .brown, water: .blue,
      peaks: [0.2, 0.9, 0.3, 0.7, 1, 0.5]),
    Landscape(
      id: 3, name: "Senja", seenFrom: "the road", symbol: "car", sky: .cyan, far: .teal, near: .green, water: .mint,
      peaks: [0.5, 0.6, 1, 0.4, 0.6, 0.8]),
    Landscape(
      id: 4, name: "Black Forest", seenFrom: "the tower", symbol: "tree", sky: .yellow, far: .green, near: Color(white: 0.15), water: .gray,
      peaks: [0.5, 0.7, 0.6, 0.8, 0.7, 0.6]),
    Landscape(
      id: 5, name: "Dune du Pilat", seenFrom: "the top", symbol: "sun.max", sky: .blue, far: .orange, near: .yellow, water: .teal,
      peaks: [0.3, 0.5, 0.9, 0.8, 0.4, 0.2]),
  ]

  static let story = String(
    repeating: "Words keep clear of the sidebar, and pictures run below it. What is scrolled from side to side goes on below it as well. ",
    count: 40)
}
