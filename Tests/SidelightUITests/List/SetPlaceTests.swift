import SidelightCore
import SidelightUI
import Testing

/// Where rows stand among those like them.
@MainActor struct SetPlaceTests {
  private func places(_ stage: Stage) throws -> [String] {
    try (0..<stage.rows().count).map { index in
      guard let place = try stage.source().setPlace(of: index) else { return "" }
      return "\(place.position) of \(place.count.map(String.init) ?? "?")"
    }
  }

  @Test func `Rows are counted in their section, without headers and footers`() throws {
    let stage = Stage(
      List {
        Text("Top")
        Section {
          Text("First")
          ForEach(0..<2) { Text("\($0)") }
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
        Text("After")
        ForEach(0..<0) { Text("\($0)") }
      })
    #expect(try stage.rows() == ["Top", "Header", "First", "0", "1", "Footer", "After"])
    #expect(try places(stage) == ["1 of 1", "", "1 of 3", "2 of 3", "3 of 3", "", "1 of 1"])
    #expect(try stage.source().setPlace(of: 7) == nil)
  }

  @Test func `Rows of outlines and groups are counted below the same row`() throws {
    let stage = Stage(
      List {
        Text("Top")
        OutlineGroup(smallTree, children: \.children) { Text($0.id) }
        DisclosureGroup(isExpanded: .constant(true)) {
          Text("x")
          OutlineGroup(smallTree, children: \.children) { Text($0.id) }
        } label: {
          Text("group")
        }
      })
    try stage.expand("a")
    try stage.expand("a2")
    #expect(try stage.rows() == ["Top", "a", "a1", "a2", "a2x", "b", "c", "group", "x", "a", "b", "c"])
    #expect(
      try places(stage) == [
        "1 of 5", "2 of 5", "1 of 2", "2 of 2", "1 of 1", "3 of 5", "4 of 5", "5 of 5", "1 of 4", "2 of 4", "3 of 4", "4 of 4",
      ])
  }
}
