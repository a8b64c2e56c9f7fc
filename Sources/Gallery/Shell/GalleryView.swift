import Sidelight

/// The gallery itself: a split view whose sidebar lists the pages, with an inspector of knobs.
struct GalleryView: View {
  @State private var stage: GalleryStage
  @State private var column: NavigationSplitViewColumn
  @State private var showsKnobs: Bool
  /// The name in an address for which there is no page.
  @State private var missing: String?
  /// The page that was shown last, also in the last run.
  @SceneStorage("page") private var kept: String?
  private let start: GalleryPage?

  /// - Parameters:
  ///   - start: the page to start with, which a narrow window shows at once; nil for the first one.
  ///   - showsKnobs: whether the inspector is open at the start.
  init(start: GalleryPage?, showsKnobs: Bool) {
    self.start = start
    _stage = State(initialValue: (start ?? .all[0]).begin())
    _column = State(initialValue: start == nil ? .sidebar : .detail)
    _showsKnobs = State(initialValue: showsKnobs)
  }

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      ScrollViewReader { proxy in
        List(selection: page) {
          ForEach(GalleryPage.Topic.used, id: \.self) { topic in
            Section(topic.rawValue) {
              ForEach(topic.pages) { page in
                Label(page.title, systemImage: page.symbol).tag(page.id)
              }
            }
          }
        }
        .onAppear { proxy.scrollTo(stage.page.id) }
      }
      .navigationTitle("Gallery")
    } detail: {
      shown
        .toolbar { Button("Knobs", systemImage: "slider.horizontal.3") { showsKnobs.toggle() } }
        .inspector(isPresented: $showsKnobs) { KnobsView(stage: stage) }
    }
    .onAppear {
      if start == nil, let kept { page.wrappedValue = kept }
      kept = stage.page.id
    }
    .onOpenURL { url in
      let name = GalleryLink.page(in: url)
      missing = name.flatMap { name in GalleryPage.all.contains { $0.id == name } ? nil : name }
      if missing == nil { page.wrappedValue = name }
      column = .detail
    }
    .focusedSceneValue(\.galleryPage, page)
    .focusedSceneValue(\.galleryKnobs, $showsKnobs)
  }

  @ViewBuilder private var shown: some View {
    if let missing {
      ContentUnavailableView {
        Label("No Such Page", systemImage: "questionmark.folder")
      } description: {
        Text(verbatim: "The gallery has no page “\(missing)”.")
      } actions: {
        Button("Show \(stage.page.title)") { self.missing = nil }
      }
      .navigationTitle("Gallery")
    } else {
      stage.content.standalone(title: stage.page.title) { [stage] in stage.plan = $0 }
    }
  }

  /// Choosing another page begins that one anew; the page that is shown goes on.
  private var page: Binding<String?> {
    Binding(
      get: { stage.page.id },
      set: { id in
        missing = nil
        guard id != stage.page.id, let page = GalleryPage.all.first(where: { $0.id == id }) else { return }
        stage = page.begin()
        kept = page.id
      })
  }
}
