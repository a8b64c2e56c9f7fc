import SidelightUI
import Testing

/// Which initialiser of `ForEach`, of the stack and of the split view each documented call resolves to.
@MainActor struct ForEachPicks {
  private typealias Item = ListPicks.Item
  private let items = [Item(id: 1)]
  private let names = ["a"]
  @State private var bound = [Item(id: 1)]
  @State private var boundNames = ["a"]
  @State private var path = NavigationPath()
  @State private var numbers: [Int] = []
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.detail

  private func expect<Value, Expected>(_: Value, _: Expected.Type, _ location: SourceLocation = #_sourceLocation) {
    #expect(Value.self == Expected.self, sourceLocation: location)
  }

  @Test func `Data, ids, ranges and bindings`() {
    expect(ForEach(items) { Text($0.name) }, ForEach<[Item], Int, Text>.self)
    expect(ForEach(names, id: \.self) { Text($0) }, ForEach<[String], String, Text>.self)
    expect(ForEach(items, id: \.name) { Text($0.name) }, ForEach<[Item], String, Text>.self)
    expect(ForEach(0..<3) { Text("\($0)") }, ForEach<Range<Int>, Int, Text>.self)
    expect(ForEach($bound) { $item in Text(item.name) }, ForEach<Binding<[Item]>, Int, Text>.self)
    expect(ForEach($bound, id: \.name) { $item in Text(item.name) }, ForEach<Binding<[Item]>, String, Text>.self)
    expect(ForEach($boundNames, id: \.self) { $name in Text(name) }, ForEach<Binding<[String]>, String, Text>.self)
    expect(ForEach(items.indices, id: \.self) { Text(items[$0].name) }, ForEach<Range<Int>, Int, Text>.self)
    expect(
      ForEach(Array(items.enumerated()), id: \.offset) { Text($0.element.name) }, ForEach<[(offset: Int, element: Item)], Int, Text>.self)
  }

  @Test func `Stacks with their own path, any path and a typed path`() {
    expect(NavigationStack { Text("a") }, NavigationStack<NavigationPath, Text>.self)
    expect(NavigationStack(path: $path) { Text("a") }, NavigationStack<NavigationPath, Text>.self)
    expect(NavigationStack(path: $numbers) { Text("a") }, NavigationStack<[Int], Text>.self)
  }

  @Test func `Split views with two and three columns`() {
    typealias Two = NavigationSplitView<Text, EmptyView, Text>
    typealias Three = NavigationSplitView<Text, Text, Text>
    expect(
      NavigationSplitView {
        Text("s")
      } detail: {
        Text("d")
      }, Two.self)
    expect(
      NavigationSplitView {
        Text("s")
      } content: {
        Text("c")
      } detail: {
        Text("d")
      }, Three.self)
    expect(
      NavigationSplitView(columnVisibility: $visibility) {
        Text("s")
      } detail: {
        Text("d")
      }, Two.self)
    expect(
      NavigationSplitView(columnVisibility: $visibility) {
        Text("s")
      } content: {
        Text("c")
      } detail: {
        Text("d")
      }, Three.self)
    expect(
      NavigationSplitView(preferredCompactColumn: $column) {
        Text("s")
      } detail: {
        Text("d")
      }, Two.self)
    expect(
      NavigationSplitView(preferredCompactColumn: $column) {
        Text("s")
      } content: {
        Text("c")
      } detail: {
        Text("d")
      }, Three.self)
    expect(
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        Text("s")
      } detail: {
        Text("d")
      }, Two.self)
    expect(
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        Text("s")
      } content: {
        Text("c")
      } detail: {
        Text("d")
      }, Three.self)
  }

  @Test func `Builders keep the types of what they build`() {
    expect(ViewBuilder.buildBlock(), EmptyView.self)
    expect(VStack { Text("a") }, VStack<Text>.self)
    expect(
      VStack {
        Text("a"); Divider()
      }, VStack<TupleView<(Text, Divider)>>.self)
    expect(VStack { if names.isEmpty { Text("a") } }, VStack<Text?>.self)
    expect(VStack { if names.isEmpty { Text("a") } else { Divider() } }, VStack<_ConditionalContent<Text, Divider>>.self)
  }
}
