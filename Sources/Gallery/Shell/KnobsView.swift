import Sidelight

/// What the inspector of the gallery shows: what the page is about, the plan of its split view, and what adjusts its example.
struct KnobsView: View {
  let stage: GalleryStage

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        Text(stage.page.about)
        if !stage.plan.isEmpty {
          VStack(alignment: .leading, spacing: 6) {
            Text("Plan").font(.headline)
            Text(stage.plan).font(.caption).monospaced().foregroundStyle(.secondary)
          }
        }
        if let knobs = stage.knobs {
          VStack(alignment: .leading, spacing: 12) {
            Text("Knobs").font(.headline)
            knobs
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(12)
    }
    .navigationTitle(stage.page.title)
    .inspectorColumnWidth(min: 240, ideal: 280, max: 400)
  }
}
