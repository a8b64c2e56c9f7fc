import SidelightUI
import Testing

/// Which initialiser of a hierarchical list each documented call resolves to; see `ListPicks`.
@MainActor struct OutlinePicks {
  struct Item: Identifiable, Hashable {
    var id = 0
    var name = ""
    var children: [Item]?
  }
  private let items = [Item()]
  @State private var set: Set<Int> = []
  @State private var optional: Int?
  @State private var required = 0
  @State private var names: Set<String> = []
  @State private var bound = [Item()]

  private typealias Rows<Data: RandomAccessCollection, ID: Hashable> = OutlineGroup<
    Data, ID, Text, Text, DisclosureGroup<Text, OutlineSubgroupChildren>
  >

  private func expect<Value, Expected>(
    _ value: Value, _: Expected.Type, _ kind: String, _ location: SourceLocation = #_sourceLocation
  ) where Value: ListKind {
    #expect(Value.self == Expected.self, sourceLocation: location)
    #expect(value.kindName == kind, sourceLocation: location)
  }

  @Test func `Elements with children`() {
    expect(List(items, children: \.children) { Text($0.name) }, List<Never, Rows<[Item], Int>>.self, "none")
    expect(List(items, children: \.children, selection: $set) { Text($0.name) }, List<Int, Rows<[Item], Int>>.self, "multiple")
    expect(List(items, children: \.children, selection: $optional) { Text($0.name) }, List<Int, Rows<[Item], Int>>.self, "single")
    expect(List(items, children: \.children, selection: $required) { Text($0.name) }, List<Int, Rows<[Item], Int>>.self, "required")
    expect(List(items, id: \.name, children: \.children) { Text($0.name) }, List<Never, Rows<[Item], String>>.self, "none")
    expect(
      List(items, id: \.name, children: \.children, selection: $names) { item in Text(item.name) }, List<String, Rows<[Item], String>>.self,
      "multiple")
  }

  @Test func `Bindings to elements with children`() {
    expect(List($bound, children: \.children) { $item in Text(item.name) }, List<Never, Rows<Binding<[Item]>, Int>>.self, "none")
    expect(
      List($bound, children: \.children, selection: $optional) { $item in Text(item.name) }, List<Int, Rows<Binding<[Item]>, Int>>.self,
      "single")
    expect(
      List($bound, id: \.name, children: \.children, selection: $names) { $item in Text(item.name) },
      List<String, Rows<Binding<[Item]>, String>>.self, "multiple")
  }

  @Test func `Groups`() {
    func isRows<Data: RandomAccessCollection, ID: Hashable>(_ view: some View, _: Data.Type, _: ID.Type) -> Bool { view is Rows<Data, ID> }
    #expect(isRows(OutlineGroup(items, children: \.children) { Text($0.name) }, [Item].self, Int.self))
    #expect(isRows(OutlineGroup(items[0], children: \.children) { Text($0.name) }, [Item].self, Int.self))
    #expect(isRows(OutlineGroup(items, id: \.name, children: \.children) { Text($0.name) }, [Item].self, String.self))
    #expect(isRows(OutlineGroup(items[0], id: \.name, children: \.children) { Text($0.name) }, [Item].self, String.self))
    #expect(isRows(OutlineGroup($bound, children: \.children) { $item in Text(item.name) }, Binding<[Item]>.self, Int.self))
    #expect(isRows(OutlineGroup($bound, id: \.name, children: \.children) { $item in Text(item.name) }, Binding<[Item]>.self, String.self))
    let title = "Title"
    #expect(DisclosureGroup("Title") { Text("a") } as Any is DisclosureGroup<Text, Text>)
    #expect(DisclosureGroup(title, isExpanded: .constant(true)) { Text("a") } as Any is DisclosureGroup<Text, Text>)
    #expect(
      DisclosureGroup {
        Text("a")
      } label: {
        Label(title, systemImage: "folder")
      } as Any is DisclosureGroup<Label<Text, Image>, Text>)
  }
}
