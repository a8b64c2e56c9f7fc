import Observation
import SidelightUI

/// What the walk walks through: three columns, sections, a list of hundreds, a stack and a text field.
@MainActor @Observable final class WalkLibrary {
  var folders = ["Alder", "Beech", "Cedar", "Dogwood"]
  var files = ["Alder": Array(0..<30), "Beech": [], "Cedar": Array(100..<700)]
  var folder: String?
  var chosen: Set<Int> = []
  var path: [Int] = []
  var isOpen = true
  var name = ""
  private var nextFile = 10_000

  func change(_ random: inout some RandomNumberGenerator) {
    let name = folder ?? "Alder"
    var list = files[name] ?? []
    switch random.next() % 6 {
    case 0:
      nextFile += 1
      list.insert(nextFile, at: Int.random(in: 0...list.count, using: &random))
    case 1: if !list.isEmpty { list.remove(at: Int.random(in: 0..<list.count, using: &random)) }
    case 2: list.shuffle(using: &random)
    case 3: list.reverse()
    case 4: folders.swapAt(0, Int.random(in: 0..<folders.count, using: &random))
    default: isOpen.toggle()
    }
    files[name] = list
    chosen.formIntersection(list)
  }
}

struct WalkView: View {
  let library: WalkLibrary

  var body: some View {
    @Bindable var library = library
    NavigationSplitView {
      List(selection: $library.folder) {
        Section("Trees", isExpanded: $library.isOpen) {
          ForEach(library.folders, id: \.self) { Label($0, systemImage: "folder") }
        }
        Section("More") { Text("All").tag("All") }
      }
      .navigationTitle("Trees")
    } content: {
      List(library.folder.flatMap { library.files[$0] } ?? [], id: \.self, selection: $library.chosen) { file in
        HStack {
          Image(systemName: "doc")
          VStack(alignment: .leading) {
            Text(verbatim: "File \(file)")
            Text("\(file % 7) pages")
          }
        }
      }
      .navigationTitle(library.folder ?? "Nothing")
      .toolbar { Button("Add", systemImage: "plus") { library.files[library.folder ?? "Alder", default: []].append(-1) } }
    } detail: {
      NavigationStack(path: $library.path) {
        WalkDetail(library: library, level: 0)
          .navigationTitle("Detail")
          .navigationDestination(for: Int.self) { level in WalkDetail(library: library, level: level).navigationTitle("Level \(level)") }
      }
    }
  }
}

private struct WalkDetail: View {
  let library: WalkLibrary
  let level: Int

  var body: some View {
    @Bindable var library = library
    VStack {
      if library.chosen.isEmpty {
        ContentUnavailableView("Nothing Chosen", systemImage: "tray")
      } else {
        Text("\(library.chosen.count) chosen")
      }
      TextField("Name", text: $library.name)
      Button("Deeper") { library.path.append(level + 1) }.disabled(level > 3)
      ProgressView(value: Double(library.chosen.count % 10), total: 10)
    }
  }
}
