import SidelightUI
import Testing

/// Which initialiser each documented call resolves to: the type of the result says it. A wrong pick compiles silently, so
/// these calls are written as an app writes them, and the expected type is written out beside them.
@MainActor struct ListPicks {
  struct Item: Identifiable, Hashable {
    var id: Int
    var name = ""
  }

  private let items = [Item(id: 1)]
  private let names = ["a"]

  @State private var set: Set<Int> = []
  @State private var optional: Int?
  @State private var required = 0
  @State private var itemSet: Set<Item> = []
  @State private var optionalItem: Item?
  @State private var requiredItem = Item(id: 1)
  @State private var nameSet: Set<String> = []
  @State private var optionalName: String?
  @State private var requiredName = ""
  @State private var bound = [Item(id: 1)]
  @State private var boundNames = ["a"]

  private func expect<Value, Expected>(
    _ value: Value, _: Expected.Type, _ kind: String, _ location: SourceLocation = #_sourceLocation
  ) where Value: ListKind {
    #expect(Value.self == Expected.self, sourceLocation: location)
    #expect(value.kindName == kind, sourceLocation: location)
  }

  @Test func `Static content`() {
    expect(List { Text("a") }, List<Never, Text>.self, "none")
    expect(List(selection: $set) { Text("a") }, List<Int, Text>.self, "multiple")
    expect(List(selection: $optional) { Text("a") }, List<Int, Text>.self, "single")
    expect(List(selection: $required) { Text("a") }, List<Int, Text>.self, "required")
    expect(List(selection: $itemSet) { Text("a") }, List<Item, Text>.self, "multiple")
    expect(List(selection: $optionalItem) { Text("a") }, List<Item, Text>.self, "single")
    expect(List(selection: $requiredItem) { Text("a") }, List<Item, Text>.self, "required")
    expect(List(selection: nil as Binding<Set<Int>>?) { Text("a") }, List<Int, Text>.self, "none")
    expect(List(selection: nil as Binding<Int?>?) { Text("a") }, List<Int, Text>.self, "none")
    expect(List(selection: .constant(Set([1]))) { Text("a") }, List<Int, Text>.self, "multiple")
    expect(List(selection: .constant(nil as Int?)) { Text("a") }, List<Int, Text>.self, "single")
  }

  private typealias ItemRows = ForEach<[Item], Int, Text>

  @Test func `Identifiable elements`() {
    expect(List(items) { Text($0.name) }, List<Never, ItemRows>.self, "none")
    expect(List(items, selection: $set) { Text($0.name) }, List<Int, ItemRows>.self, "multiple")
    expect(List(items, selection: $optional) { Text($0.name) }, List<Int, ItemRows>.self, "single")
    expect(List(items, selection: $required) { Text($0.name) }, List<Int, ItemRows>.self, "required")
    expect(List(items, selection: $itemSet) { Text($0.name) }, List<Item, ItemRows>.self, "multiple")
    expect(List(items, selection: $optionalItem) { Text($0.name) }, List<Item, ItemRows>.self, "single")
    expect(List(items, selection: $requiredItem) { item in Text(item.name) }, List<Item, ItemRows>.self, "required")
    expect(List(items[...], selection: $set) { Text($0.name) }, List<Int, ForEach<ArraySlice<Item>, Int, Text>>.self, "multiple")
  }

  private typealias NameRows = ForEach<[String], String, Text>

  @Test func `Elements with an id at a key path`() {
    expect(List(names, id: \.self) { Text($0) }, List<Never, NameRows>.self, "none")
    expect(List(names, id: \.self, selection: $nameSet) { Text($0) }, List<String, NameRows>.self, "multiple")
    expect(List(names, id: \.self, selection: $optionalName) { Text($0) }, List<String, NameRows>.self, "single")
    expect(List(names, id: \.self, selection: $requiredName) { Text($0) }, List<String, NameRows>.self, "required")
    expect(List(items, id: \.name) { Text($0.name) }, List<Never, ForEach<[Item], String, Text>>.self, "none")
    expect(
      List(items, id: \.name, selection: $optionalName) { Text($0.name) }, List<String, ForEach<[Item], String, Text>>.self, "single")
    expect(
      List(items.filter { $0.id > 0 }, id: \.self, selection: $itemSet) { item in Text(item.name) },
      List<Item, ForEach<[Item], Item, Text>>.self, "multiple")
  }

  @Test func `A selection of no value`() {
    let nothing = Binding<Never>(get: { fatalError("A selection without values is never read.") }, set: { _ in })
    expect(List(items, selection: nothing) { Text($0.name) }, List<Never, ItemRows>.self, "none")
    expect(List(names, id: \.self, selection: nothing) { Text($0) }, List<Never, NameRows>.self, "none")
  }

  private typealias NumberRows = ForEach<Range<Int>, Int, Text>

  @Test func `Ranges`() {
    expect(List(0..<3) { Text("\($0)") }, List<Never, NumberRows>.self, "none")
    expect(List(0..<3, selection: $set) { Text("\($0)") }, List<Int, NumberRows>.self, "multiple")
    expect(List(0..<3, selection: $optional) { Text("\($0)") }, List<Int, NumberRows>.self, "single")
    expect(List(0..<3, selection: $required) { Text("\($0)") }, List<Int, NumberRows>.self, "required")
    expect(List(0..<3, id: \.self, selection: $optional) { Text("\($0)") }, List<Int, NumberRows>.self, "single")
    expect(List(1...3, id: \.self) { Text("\($0)") }, List<Never, ForEach<ClosedRange<Int>, Int, Text>>.self, "none")
  }

  private typealias BoundRows = ForEach<Binding<[Item]>, Int, Text>
  private typealias BoundNameRows = ForEach<Binding<[Item]>, String, Text>

  @Test func `Bindings to identifiable elements`() {
    expect(List($bound) { $item in Text(item.name) }, List<Never, BoundRows>.self, "none")
    expect(List($bound, selection: $set) { $item in Text(item.name) }, List<Int, BoundRows>.self, "multiple")
    expect(List($bound, selection: $optional) { $item in Text(item.name) }, List<Int, BoundRows>.self, "single")
    expect(List($bound, selection: $required) { $item in Text(item.name) }, List<Int, BoundRows>.self, "required")
    expect(List($bound) { item in Text(item.wrappedValue.name) }, List<Never, BoundRows>.self, "none")
    expect(
      List($bound) { $item in TextField("Name", text: $item.name) }, List<Never, ForEach<Binding<[Item]>, Int, TextField<Text>>>.self,
      "none")
  }

  @Test func `Bindings to elements with an id at a key path`() {
    expect(List($bound, id: \.name) { $item in Text(item.name) }, List<Never, BoundNameRows>.self, "none")
    expect(List($bound, id: \.name, selection: $nameSet) { $item in Text(item.name) }, List<String, BoundNameRows>.self, "multiple")
    expect(List($bound, id: \.name, selection: $optionalName) { $item in Text(item.name) }, List<String, BoundNameRows>.self, "single")
    expect(List($bound, id: \.name, selection: $requiredName) { $item in Text(item.name) }, List<String, BoundNameRows>.self, "required")
    expect(
      List($boundNames, id: \.self) { $name in Text(name) }, List<Never, ForEach<Binding<[String]>, String, Text>>.self, "none")
  }
}

/// A list, asked for the kind of its selection without naming its types.
@MainActor protocol ListKind {
  var kindName: String { get }
}

extension List: ListKind where Content: View {
  /// The mode that the list's element has when it is shown.
  var kindName: String {
    let stage = Stage(self)
    return (try? stage.listElement()).map { "\($0.selectionMode)" } ?? "no list"
  }
}
