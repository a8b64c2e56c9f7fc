import Observation
import SidelightCore
import SidelightUI
import Testing

/// Every documented form of `List` with flat rows: each kind of data with each kind of selection.
@MainActor struct ListFormsTests {
  struct Item: Identifiable, Hashable {
    var id: Int
    var name: String
    var children: [Item]?
  }

  /// What the forms show and select.
  @Observable @MainActor final class Boxes {
    var items = [Item(id: 1, name: "One"), Item(id: 2, name: "Two")]
    var one: Int?
    var always = 1
    var several: Set<Int> = []
  }

  struct Form {
    let name: String
    let mode: SelectionMode
    let make: @MainActor (Bindable<Boxes>) -> AnyView

    init(_ name: String, _ mode: SelectionMode, _ make: @escaping @MainActor (Bindable<Boxes>) -> some View) {
      self.name = name
      self.mode = mode
      self.make = { AnyView(make($0)) }
    }
  }

  struct Shown: View {
    @Bindable var boxes: Boxes
    let form: Form
    var body: some View { form.make($boxes) }
  }

  static let none: Binding<Int?>? = nil
  static let nothing: Binding<Set<Int>>? = nil

  private static let forms: [Form] = [
    Form("static", .none) { _ in
      List {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
    },
    Form("static, one", .single) { boxes in
      List(selection: boxes.one) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
    },
    Form("static, always one", .required) { boxes in
      List(selection: boxes.always) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
    },
    Form("static, several", .multiple) { boxes in
      List(selection: boxes.several) {
        Text("One").tag(1 as Int?)
        Text("Two").tag(Optional(2))
      }
    },
    Form("static, without a binding", .none) { _ in
      List(selection: none) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
    },
    Form("static, without a binding to a set", .none) { _ in
      List(selection: nothing) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
    },
    Form("data", .none) { boxes in List(boxes.wrappedValue.items) { Text($0.name) } },
    Form("data, one", .single) { boxes in List(boxes.wrappedValue.items, selection: boxes.one) { Text($0.name) } },
    Form("data, always one", .required) { boxes in List(boxes.wrappedValue.items, selection: boxes.always) { Text($0.name) } },
    Form("data, several", .multiple) { boxes in List(boxes.wrappedValue.items, selection: boxes.several) { Text($0.name) } },
    Form("data, without a binding", .none) { boxes in List(boxes.wrappedValue.items, selection: none) { Text($0.name) } },
    Form("ids", .none) { boxes in List(boxes.wrappedValue.items, id: \.id) { Text($0.name) } },
    Form("ids, one", .single) { boxes in List(boxes.wrappedValue.items, id: \.id, selection: boxes.one) { Text($0.name) } },
    Form("ids, always one", .required) { boxes in List(boxes.wrappedValue.items, id: \.id, selection: boxes.always) { Text($0.name) } },
    Form("ids, several", .multiple) { boxes in List(boxes.wrappedValue.items, id: \.id, selection: boxes.several) { Text($0.name) } },
    Form("range", .none) { _ in List(1..<3) { Text(["", "One", "Two"][$0]) } },
    Form("range, one", .single) { boxes in List(1..<3, selection: boxes.one) { Text(["", "One", "Two"][$0]) } },
    Form("range, always one", .required) { boxes in List(1..<3, selection: boxes.always) { Text(["", "One", "Two"][$0]) } },
    Form("range, several", .multiple) { boxes in List(1..<3, selection: boxes.several) { Text(["", "One", "Two"][$0]) } },
    Form("bindings", .none) { boxes in List(boxes.items) { $item in Text(item.name) } },
    Form("bindings, one", .single) { boxes in List(boxes.items, selection: boxes.one) { $item in Text(item.name) } },
    Form("bindings, always one", .required) { boxes in List(boxes.items, selection: boxes.always) { $item in Text(item.name) } },
    Form("bindings, several", .multiple) { boxes in List(boxes.items, selection: boxes.several) { $item in Text(item.name) } },
    Form("bindings, ids", .none) { boxes in List(boxes.items, id: \.id) { $item in Text(item.name) } },
    Form("bindings, ids, one", .single) { boxes in List(boxes.items, id: \.id, selection: boxes.one) { $item in Text(item.name) } },
    Form("bindings, ids, always one", .required) { boxes in
      List(boxes.items, id: \.id, selection: boxes.always) { $item in Text(item.name) }
    },
    Form("bindings, ids, several", .multiple) { boxes in
      List(boxes.items, id: \.id, selection: boxes.several) { $item in Text(item.name) }
    },
  ]

  @Test func `Every form shows its rows, selects them, and shows what code selects`() throws {
    for form in Self.forms + Self.editable + Self.hierarchical + Self.editableTrees + Self.otherCollections {
      let boxes = Boxes()
      let stage = Stage(Shown(boxes: boxes, form: form))
      #expect(try stage.rows() == ["One", "Two"], "\(form.name)")
      #expect(try stage.listElement().selectionMode == form.mode, "\(form.name)")
      try stage.select(1)
      switch form.mode {
      case .none: #expect(boxes.one == nil && boxes.always == 1 && boxes.several == [], "\(form.name)")
      case .single: #expect(boxes.one == 2, "\(form.name)")
      case .required: #expect(boxes.always == 2, "\(form.name)")
      case .multiple: #expect(boxes.several == [2], "\(form.name)")
      }
      guard form.mode != .none else { continue }
      #expect(try stage.selected() == [1], "\(form.name)")
      boxes.one = 1
      boxes.always = 1
      boxes.several = [1]
      stage.settle()
      #expect(try stage.selected() == [0], "\(form.name)")
    }
  }

  @Test func `Rows of many kinds stand in one list, each with its own value`() throws {
    struct Mixed: View {
      @Bindable var choice: Box<Set<String>>
      @State private var flag = true
      var body: some View {
        List(selection: $choice.value) {
          Text("Text").tag("text")
          Label("Label", systemImage: "star").tag("label" as String?)
          HStack { Text("Wide") }.tag("stack")
          Toggle("Toggle", isOn: $flag).tag("toggle")
          if flag { Text("Flag").tag("flag") } else { Text("No Flag").tag("none") }
          Section("Section") { ForEach(["a", "b"], id: \.self) { Text($0).frame(height: 80) } }
          AnyView(Text("Any")).tag("any")
          NavigationLink("Link", value: "link")
          EmptyView()
        }
      }
    }
    let choice = Box<Set<String>>([])
    let stage = Stage(Mixed(choice: choice))
    #expect(try stage.rows() == ["Text", "Label", "Wide", "Toggle", "Flag", "Section", "a", "b", "Any", "Link"])
    try stage.send(.selectAll)
    #expect(choice.value == ["text", "label", "stack", "toggle", "flag", "a", "b", "any", "link"])
  }

  /// A source of numbers that is the same in each run.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func `Ids that occur twice never break a list, whatever happens to its data`(seed: UInt64)
    throws
  {
    struct Repeated: View {
      @Bindable var choice: Box<Set<Int>>
      var ids: Box<[Int]>
      var body: some View { List(ids.value, id: \.self, selection: $choice.value) { Text("\($0)") } }
    }
    var dice = Dice(state: seed)
    let ids = Box([1, 1, 2])
    let choice = Box<Set<Int>>([1])
    let stage = Stage(viewport: 8, Repeated(choice: choice, ids: ids))
    for _ in 0..<200 {
      var next = ids.value
      switch dice.roll(5) {
      case 0: next.insert(dice.roll(4), at: dice.roll(next.count + 1))
      case 1: if !next.isEmpty { next.remove(at: dice.roll(next.count)) }
      case 2: next.reverse()
      case 3: next.append(contentsOf: next.prefix(2))
      default: next = next.filter { $0 != 1 } + [1]
      }
      ids.value = Array(next.prefix(30))
      if dice.roll(4) == 0 { choice.value = [dice.roll(4)] }
      stage.settle()
      let source = try stage.source()
      #expect(source.rowCount == ids.value.count)
      #expect(try stage.rows().allSatisfy { Int($0) != nil })
      let positions = stage.consumer.rows(of: try stage.list()).compactMap { stage.consumer.position(of: $0) }
      #expect(try stage.rows() == positions.map { "\(ids.value[$0])" })
      #expect((0..<source.rowCount).filter(source.isSelected) == ids.value.indices.filter { choice.value.contains(ids.value[$0]) })
      if let row = positions.first { try stage.select(row) }
      #expect(choice.value.isSubset(of: Set(ids.value)) || choice.value.count == 1)
    }
  }
}
