import Sidelight
import SidelightDesktop

/// What is known of something, line by line.
struct FactsView: View {
  struct Fact: Equatable {
    var name: String
    var value: String
  }

  var facts: [Fact]

  var body: some View {
    // A name stands above its value, since no width for names fits every size of text.
    VStack(alignment: .leading, spacing: 12) {
      ForEach(facts, id: \.name) { fact in
        VStack(alignment: .leading, spacing: 2) {
          Text(fact.name).font(.caption).foregroundStyle(.secondary)
          Text(fact.value)
        }
      }
    }
  }
}

extension FactsView {
  /// What is known of an entry.
  init(entry: FolderEntry, ownership: Ownership?) {
    facts = [Fact(name: "Kind", value: entry.typeDescription)]
    func add(_ name: String, _ value: String?) {
      if let value { facts.append(Fact(name: name, value: value)) }
    }
    add("Size", entry.size.map { ByteCount.text($0) })
    add("Modified", entry.modificationTime.map { Timestamp.text($0) })
    add("Created", entry.creationTime.map { Timestamp.text($0) })
    add("Opened", entry.accessTime.map { Timestamp.text($0) })
    add("Permissions", entry.permissions?.description)
    add("Owner", ownership?.owner)
    add("Group", ownership?.group)
    add("Link to", entry.link?.description)
  }

  /// What is known of several entries.
  init(summary: SelectionSummary) {
    facts = []
    if summary.files > 0 { facts.append(Fact(name: "Size of the Files", value: ByteCount.text(summary.size))) }
    facts += summary.kinds.map { Fact(name: $0.name, value: "\($0.count)") }
  }
}
