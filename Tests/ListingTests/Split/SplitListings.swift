// An app has the same lines below `import SwiftUI`.
import Sidelight

struct Tree: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct Orchard: Identifiable {
  let id: String
  let trees: [Tree]
}

struct OrchardModel {
  let orchards = [
    Orchard(id: "Hill", trees: [Tree(id: 1, name: "Apple"), Tree(id: 2, name: "Pear"), Tree(id: 3, name: "Quince")]),
    Orchard(id: "Valley", trees: [Tree(id: 4, name: "Plum")]),
  ]
  var trees: [Tree] { orchards.flatMap(\.trees) }

  func orchard(id: Orchard.ID?) -> Orchard? { orchards.first { $0.id == id } }
}

struct TreeDetails: View {
  let ids: Set<Tree.ID>

  init(for ids: Set<Tree.ID>) { self.ids = ids }

  var body: some View {
    Text(ids.isEmpty ? "No trees" : "Trees \(ids.sorted().map { "\($0)" }.joined(separator: " and "))")
  }
}

/// Page: `NavigationSplitView`, a sidebar and a detail.
struct TwoColumnOrchard: View {
  let model = OrchardModel()
  @State private var treeIDs: Set<Tree.ID> = []

  var body: some View {
    NavigationSplitView {
      List(model.trees, selection: $treeIDs) { tree in
        Text(tree.name)
      }
      .toolbar {
        Button("Select All") { treeIDs = Set(model.trees.map(\.id)) }
      }
    } detail: {
      TreeDetails(for: treeIDs)
    }
  }
}

/// Page: `NavigationSplitView`, a column between them.
struct ThreeColumnOrchard: View {
  let model = OrchardModel()
  @State private var orchardID: Orchard.ID?  // One orchard at a time.
  @State private var treeIDs: Set<Tree.ID> = []  // Any number of trees.

  var body: some View {
    NavigationSplitView {
      List(model.orchards, selection: $orchardID) { orchard in
        Text(orchard.id)
      }
    } content: {
      if let orchard = model.orchard(id: orchardID) {
        List(orchard.trees, selection: $treeIDs) { tree in
          Text(tree.name)
        }
      } else {
        Text("Choose an orchard")
      }
    } detail: {
      TreeDetails(for: treeIDs)
    }
  }
}

/// Page: `NavigationSplitView`, "Control column visibility".
struct HiddenSidebarOrchard: View {
  let model = OrchardModel()
  @State private var treeIDs: Set<Tree.ID> = []
  @State private var columnVisibility = NavigationSplitViewVisibility.detailOnly

  var body: some View {
    NavigationSplitView(columnVisibility: $columnVisibility) {
      List(model.trees, selection: $treeIDs) { tree in
        Text(tree.name)
      }
    } detail: {
      TreeDetails(for: treeIDs)
    }
  }
}

/// Page: `NavigationSplitView`, "Collapsed split views".
struct PreferredColumn: View {
  @State private var preferredColumn = NavigationSplitViewColumn.detail

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $preferredColumn) {
      Color.orange
    } detail: {
      Color.green
    }
    .navigationTitle(preferredColumn == .detail ? "Detail" : "Sidebar")
  }
}

/// Page: `NavigationSplitView`, a stack in a column.
struct StackInColumn: View {
  var body: some View {
    NavigationSplitView {
      List {
        NavigationLink("Seven", value: 7)
        NavigationLink("Eight", value: 8)
      }
    } detail: {
      NavigationStack {
        Text("Choose a number")
          .navigationDestination(for: Int.self) { number in
            NavigationLink("One more than \(number)", value: number + 1)
          }
      }
    }
  }
}

/// Page: `navigationSplitViewColumnWidth(_:)` and `navigationSplitViewColumnWidth(min:ideal:max:)`.
struct ColumnWidths: View {
  var body: some View {
    NavigationSplitView {
      Text("Shelves")
        .navigationSplitViewColumnWidth(160)
    } content: {
      Text("Boxes")
        .navigationSplitViewColumnWidth(min: 140, ideal: 220, max: 320)
    } detail: {
      Text("Tools")
    }
  }
}

/// Page: `toolbar(removing:)`.
struct NoToggle: View {
  var body: some View {
    NavigationSplitView {
      Text("Shelves")
        .toolbar(removing: .sidebarToggle)
    } detail: {
      Text("Tools")
    }
  }
}
