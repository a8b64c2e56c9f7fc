import Observation
import SidelightCore
import SidelightUI

/// An element of a tree of values.
struct Leaf: Identifiable, Hashable {
  var id: String
  var children: [Leaf]?

  init(_ id: String, _ children: [Leaf]? = nil) {
    self.id = id
    self.children = children
  }
}

/// `a` with `a1` and `a2`, which has `a2x`; `b`; `c`, which is empty.
let smallTree = [Leaf("a", [Leaf("a1"), Leaf("a2", [Leaf("a2x")])]), Leaf("b"), Leaf("c", [])]

/// An outline of values that a test changes.
struct TreeView: View {
  var tree: Box<[Leaf]>
  var selection: Box<Set<String>>?
  var body: some View {
    List(tree.value, children: \.children, selection: selection.map { box in Binding(get: { box.value }, set: { box.value = $0 }) }) {
      Text($0.id)
    }
  }
}

/// A list of two open groups, `x` and `y`, with two rows each; `rows` and `top` say what may be done to the elements of either level.
struct OpenGroups<Rows: View, Top: View>: View {
  typealias Elements = ForEach<Range<Int>, Int, Text>
  typealias Groups = ForEach<[String], String, DisclosureGroup<Text, Rows>>

  let rows: (String, Elements) -> Rows
  let top: (Groups) -> Top

  var body: some View {
    List {
      top(
        ForEach(["x", "y"], id: \.self) { name in
          DisclosureGroup(isExpanded: .constant(true)) {
            rows(name, ForEach(0..<2) { Text("\(name)\($0)") })
          } label: {
            Text(name)
          }
        })
    }
  }
}

/// An element of a tree of objects.
@Observable @MainActor final class Branch: Identifiable {
  nonisolated let id: String
  var children: [Branch]?

  init(_ id: String, _ children: [Branch]? = nil) {
    self.id = id
    self.children = children
  }
}

extension Stage {
  /// The rows with their depths as points, and `+` or `-` for what is closed or open.
  func outline(_ index: Int = 0) throws -> [String] {
    try consumer.rows(of: try list(index)).map { id in
      guard case .row(let row)? = tree[id]?.element.kind else { throw Missing() }
      let mark = row.isExpanded.map { $0 ? "-" : "+" } ?? ""
      return String(repeating: ".", count: row.depth ?? 0) + mark + text(of: id)
    }
  }

  /// Opens or closes the first row with a text.
  func expand(_ text: String, _ isExpanded: Bool = true) throws {
    guard let position = try rows().firstIndex(of: text) else { throw Missing() }
    try send(.expand(position, isExpanded))
  }
}
