import ReportSupport
import SidelightCore
import SidelightUI
import Testing

/// Every documented form of `Section`, `DisclosureGroup`, `OutlineGroup` and `ForEach` within a list, and what each one shows there.
@MainActor struct SectionFormsTests {
  typealias Item = ListFormsTests.Item

  private let title = "Title"

  /// The rows of a sidebar: `#` is a header, `_` a footer, `-` and `+` what is open and closed.
  private func rows(_ content: some View) throws -> [String] {
    let stage = Stage(List { content }.listStyle(.sidebar))
    let texts = try stage.rows()
    return try texts.indices.map { index in
      let row = try stage.row(index)
      let mark =
        switch row.role {
        case .header: "# "
        case .footer: "_ "
        case .row: ""
        }
      let isOpen = row.isExpanded.map { $0 ? "- " : "+ " } ?? ""
      return mark + isOpen + texts[index]
    }
  }

  @Test func `Sections with and without a header and a footer`() throws {
    #expect(try rows(Section { Text("a") }) == ["a"])
    #expect(try rows(Section("Key") { Text("a") }) == ["# Key", "a"])
    #expect(try rows(Section(title) { Text("a") }) == ["# Title", "a"])
    #expect(try rows(Section(title.dropFirst()) { Text("a") }) == ["# itle", "a"])
    let header = Section {
      Text("a")
    } header: {
      Label("Head", systemImage: "star")
    }
    #expect(try rows(header) == ["# Head", "a"])
    let footer = Section {
      Text("a")
    } footer: {
      Text("Foot")
    }
    #expect(try rows(footer) == ["a", "_ Foot"])
    let both = Section {
      Text("a")
    } header: {
      Text("Head")
    } footer: {
      Text("Foot")
    }
    #expect(try rows(both) == ["# Head", "a", "_ Foot"])
  }

  @Test func `Sections that fold`() throws {
    #expect(try rows(Section("Key", isExpanded: .constant(true)) { Text("a") }) == ["# - Key", "a"])
    #expect(try rows(Section(title, isExpanded: .constant(false)) { Text("a") }) == ["# + Title"])
    let header = Section(isExpanded: .constant(true)) {
      Text("a")
    } header: {
      Text("Head")
    }
    #expect(try rows(header) == ["# - Head", "a"])
  }

  /// Calls something deprecated without being so itself, which only a requirement of a protocol does.
  private protocol Forms {
    @MainActor func all() -> [(view: any View, rows: [String])]
  }
  private struct DeprecatedForms: Forms {
    @available(*, deprecated, message: "Deprecated forms are called here.")
    @MainActor func all() -> [(view: any View, rows: [String])] {
      [
        (Section(header: Text("Head")) { Text("a") }, ["# Head", "a"]),
        (Section(footer: Text("Foot")) { Text("a") }, ["a", "_ Foot"]),
        (Section(header: Text("Head"), footer: Text("Foot")) { Text("a") }, ["# Head", "a", "_ Foot"]),
        (Section(header: Text("Head")) { Text("a") }.collapsible(true), ["# - Head", "a"]),
        (Section("Key", isExpanded: .constant(true)) { Text("a") }.collapsible(false), ["# Key", "a"]),
      ]
    }
  }

  @Test func `Deprecated forms`() throws {
    func shown(_ view: some View) throws -> [String] { try rows(view) }
    for form in (DeprecatedForms() as any Forms).all() { #expect(try shown(form.view) == form.rows) }
  }

  @Test func `Disclosure groups`() throws {
    #expect(try rows(DisclosureGroup("Key") { Text("a") }) == ["+ Key"])
    #expect(try rows(DisclosureGroup(title) { Text("a") }) == ["+ Title"])
    #expect(try rows(DisclosureGroup("Key", isExpanded: .constant(true)) { Text("a") }) == ["- Key", "a"])
    #expect(try rows(DisclosureGroup(title, isExpanded: .constant(true)) { Text("a") }) == ["- Title", "a"])
    let closed = DisclosureGroup {
      Text("a")
    } label: {
      Text("Label")
    }
    #expect(try rows(closed) == ["+ Label"])
    let open = DisclosureGroup(isExpanded: .constant(true)) {
      Text("a")
    } label: {
      Text("Label")
    }
    #expect(try rows(open) == ["- Label", "a"])
  }

  @Test func `Outline groups`() throws {
    struct Bound: View {
      @State private var items = [Item(id: 1, name: "a", children: [Item(id: 2, name: "b")])]
      @State private var root = Item(id: 1, name: "a", children: [Item(id: 2, name: "b")])
      let form: Int
      var body: some View {
        switch form {
        case 0: OutlineGroup($items, children: \.children) { $item in Text(item.name) }
        case 1: OutlineGroup($items, id: \.name, children: \.children) { $item in Text(item.name) }
        case 2: OutlineGroup($root, children: \.children) { $item in Text(item.name) }
        case 3: OutlineGroup($items[0], children: \.children) { $item in Text(item.name) }
        default: OutlineGroup($root, id: \.name, children: \.children) { $item in Text(item.name) }
        }
      }
    }
    let items = [Item(id: 1, name: "a", children: [Item(id: 2, name: "b")])]
    #expect(try rows(OutlineGroup(items, children: \.children) { Text($0.name) }) == ["+ a"])
    #expect(try rows(OutlineGroup(items, id: \.name, children: \.children) { Text($0.name) }) == ["+ a"])
    #expect(try rows(OutlineGroup(items[0], children: \.children) { Text($0.name) }) == ["+ a"])
    #expect(try rows(OutlineGroup(items[0], id: \.name, children: \.children) { Text($0.name) }) == ["+ a"])
    for form in 0..<5 { #expect(try rows(Bound(form: form)) == ["+ a"]) }
  }

  @Test func `Collections of views`() throws {
    struct Bound: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      let form: Int
      var body: some View {
        switch form {
        case 0: ForEach(items) { Text($0.name) }
        case 1: ForEach(items, id: \.name) { Text($0.name) }
        case 2: ForEach($items) { $item in Text(item.name) }
        case 3: ForEach($items, id: \.name) { $item in Text(item.name) }
        case 4: ForEach($items, editActions: .all) { $item in Text(item.name) }
        case 5: ForEach($items, id: \.name, editActions: .move) { $item in Text(item.name) }
        case 6: ForEach(0..<2) { Text(items[$0].name) }
        case 7: ForEach(items.indices, id: \.self) { Text(items[$0].name) }
        case 8: ForEach(subviews: ForEach(items) { Text($0.name) }) { $0 }
        default: ForEach(sections: Section { ForEach(items) { Text($0.name) } }) { $0.content }
        }
      }
    }
    for form in 0..<10 { #expect(try rows(Bound(form: form)) == ["a", "b"], "\(form)") }
  }

  @Test func `A tag is for optional values too, or for those of its own type alone`() throws {
    struct Tagged: View {
      @Bindable var choice: Box<Int?>
      var body: some View {
        List(selection: $choice.value) {
          Text("One").tag(1)
          Text("Two").tag(2, includeOptional: false)
        }
        Picker("Pick", selection: $choice.value) {
          Text("One").tag(1)
          Text("Exactly Two").tag(2, includeOptional: false)
          Text("Three").tag(3 as Int?, includeOptional: false)
        }
      }
    }
    let choice = Box<Int?>(1)
    let reports = Reports()
    let stage = Stage(VStack { Tagged(choice: choice) })
    // A list's selection is of the type inside of the optional, so that both tags are of it.
    try stage.select(1)
    #expect(choice.value == 2)
    #expect(try stage.selected() == [1])
    let pickers = stage.nodes { $0.control is PickerElement }
    guard let picker = pickers.first?.element.kind.control(PickerElement.self) else { throw Stage.Missing() }
    #expect(picker.options == ["One", "Three"])
    #expect(reports.all.contains { $0.contains("“Exactly Two”") })
  }

  @Test func `A selection of any values holds what a tag says, and not the tag`() throws {
    struct Tagged: View {
      @Bindable var choice: Box<AnyHashable?>
      var body: some View {
        List(selection: $choice.value) {
          Text("One").tag(AnyHashable(1))
          Text("Two").tag(2, includeOptional: false)
        }
      }
    }
    let choice = Box<AnyHashable?>(nil)
    let stage = Stage(VStack { Tagged(choice: choice) })
    try stage.select(1)
    #expect(choice.value == AnyHashable(2))
    #expect(try stage.selected() == [1])
    try stage.select(0)
    #expect(choice.value == AnyHashable(1))
  }
}
