import Sidelight
import SidelightDesktop

/// The detail column where several entries are selected: what they are together.
struct SummaryView: View {
  var count: Int
  /// Nil as long as it is not known.
  var summary: SelectionSummary?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        HStack(spacing: 12) {
          Image(systemName: "doc.on.doc").resizable().frame(width: 64, height: 64).foregroundStyle(.secondary)
          VStack(alignment: .leading, spacing: 2) {
            Text("\(count) Items").font(.title2)
            Text(summary?.contents ?? "").foregroundStyle(.secondary)
          }
        }
        if let summary { FactsView(summary: summary) }
      }
      .padding(24)
      .frame(maxWidth: .infinity, alignment: .topLeading)
    }
    .navigationTitle("\(count) Items")
  }
}
