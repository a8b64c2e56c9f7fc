import Sidelight

extension GalleryPage {
  static let safeAreas = GalleryPage(
    "safe-areas", "Safe Areas", symbol: "rectangle.bottomthird.inset.filled", in: .controls,
    about: "Bars over what goes on below them: rows and colours reach the edge, and end clear of the bars.",
    state: SafeAreasState.init, content: SafeAreasPage.init, knobs: SafeAreasKnobs.init)
}

@MainActor @Observable private final class SafeAreasState {
  enum Kind: String, CaseIterable { case list = "List", scroll = "Scroll View", color = "Colour" }
  var kind = Kind.list
  var note = ""
  var ignores = false
  var isTall = false
  var makesRoom = false
  var contentStays = false
}

private struct SafeAreasPage: View {
  @Bindable var state: SafeAreasState

  var body: some View {
    NavigationStack {
      content
        .safeAreaInset(edge: .bottom) { composer }
        .safeAreaBar(edge: .top) { Text("A bar above").font(.headline).padding(9) }
        .navigationTitle("Safe Areas")
        .toolbarMinimizationBehavior(state.makesRoom ? .onScrollDown : .never, for: .navigationBar)
        .toolbarMinimizationSafeAreaAdjustment(state.contentStays ? .disabled : .enabled, for: .navigationBar)
    }
  }

  @ViewBuilder private var content: some View {
    switch state.kind {
    case .list:
      List(1...40, id: \.self) { number in Label("Row \(number)", systemImage: "doc") }
        .ignoresSafeArea(edges: state.ignores ? .bottom : [])
    case .scroll:
      ScrollView {
        VStack(spacing: 12) {
          ForEach(1...20, id: \.self) { number in
            Text("Card \(number)").frame(maxWidth: .infinity, minHeight: 72).background(.quaternary).clipShape(.rect(cornerRadius: 12))
          }
        }
        .padding(12)
        .frame(maxWidth: 620)
      }
      .ignoresSafeArea(edges: state.ignores ? .bottom : [])
    case .color:
      GeometryReader { proxy in
        let corner = proxy.containerCornerInsets.bottomTrailing
        VStack(spacing: 12) {
          Text("\(Int(proxy.safeAreaInsets.top)) px above and \(Int(proxy.safeAreaInsets.bottom)) px below are covered.")
          Text("The window's corner takes \(Int(corner.width)) x \(Int(corner.height)) px.").containerCornerOffset(.bottom)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.teal.opacity(0.3), ignoresSafeAreaEdges: state.ignores ? .all : [])
      }
    }
  }

  private var composer: some View {
    HStack {
      TextField("Note", text: $state.note)
      Button("Send") { state.note = "" }.buttonStyle(.borderedProminent).disabled(state.note.isEmpty)
    }
    .padding(12)
    .frame(height: state.isTall ? 110 : nil)
    .background(.regularMaterial)
  }
}

private struct SafeAreasKnobs: View {
  @Bindable var state: SafeAreasState

  var body: some View {
    Picker("Content", selection: $state.kind) { ForEach(SafeAreasState.Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
    Toggle("Goes On Below", isOn: $state.ignores)
    Toggle("High Bar", isOn: $state.isTall)
    Toggle("Header Bar Makes Room", isOn: $state.makesRoom)
    Toggle("Content Stays Where It Is", isOn: $state.contentStays).disabled(!state.makesRoom)
  }
}
