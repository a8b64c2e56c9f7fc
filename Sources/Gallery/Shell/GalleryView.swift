import Sidelight

/// The gallery itself: a split view whose sidebar lists the pages, with an inspector of knobs.
struct GalleryView: View {
  @State private var stage: GalleryStage
  @State private var column: NavigationSplitViewColumn
  @State private var showsKnobs: Bool
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
      stage.content
        .standalone(title: stage.page.title) { [stage] in stage.plan = $0 }
        .toolbar { Button("Knobs", systemImage: "slider.horizontal.3") { showsKnobs.toggle() } }
        .inspector(isPresented: $showsKnobs) { KnobsView(stage: stage) }
    }
    .onAppear {
      if start == nil, let kept { page.wrappedValue = kept }
      kept = stage.page.id
    }
    .focusedSceneValue(\.galleryPage, page)
    .focusedSceneValue(\.galleryKnobs, $showsKnobs)
  }

  /// Choosing another page begins that one anew; the page that is shown goes on.
  private var page: Binding<String?> {
    Binding(
      get: { stage.page.id },
      set: { id in
        guard id != stage.page.id, let page = GalleryPage.all.first(where: { $0.id == id }) else { return }
        stage = page.begin()
        kept = page.id
      })
  }
}
