import SidelightCore
import SidelightUI
import Testing

/// What the selection keeps when elements leave the data, and what it loses.
@MainActor struct ListRemovalTests {
  /// The selection of a list, with every write that the list makes.
  @MainActor private final class Choice<Value: Hashable> {
    let value: Box<Set<Value>>
    private(set) var writes: [Set<Value>] = []

    init(_ value: Set<Value>) { self.value = Box(value) }

    var binding: Binding<Set<Value>> {
      Binding(
        get: { self.value.value },
        set: {
          self.writes.append($0)
          self.value.value = $0
        })
    }
  }

  private struct Numbers: View {
    var data: Box<[Int]>
    let choice: Choice<Int>
    var body: some View { List(data.value, id: \.self, selection: choice.binding) { Text("\($0)") } }
  }

  @Test func `A removed element leaves the selection, by one write`() throws {
    let data = Box(Array(0..<8))
    let choice = Choice([1, 2, 5, 99])
    let stage = Stage(Numbers(data: data, choice: choice))
    data.value = [0, 1, 3, 4, 6, 7]
    stage.settle()
    #expect(choice.writes == [[1, 99]])
    #expect(try stage.selected() == [1])
    data.value = [0, 3]
    stage.settle()
    #expect(choice.writes == [[1, 99], [99]])
    data.value = []
    stage.settle()
    #expect(choice.writes.count == 2)
  }

  @Test func `An element that moves, or comes back before the update, stays selected`() {
    let data = Box(Array(0..<8))
    let choice = Choice([1, 6])
    let stage = Stage(Numbers(data: data, choice: choice))
    data.value = [6, 7, 4, 2, 1, 0]
    stage.settle()
    data.value = []
    data.value = [1, 6]
    stage.settle()
    #expect(choice.writes == [])
  }

  @Test func `What the program selects in the same update is not touched`() {
    let data = Box([0, 1, 2])
    let choice = Choice([1])
    let stage = Stage(Numbers(data: data, choice: choice))
    data.value = [0, 2]
    choice.value.value = [2]
    stage.settle()
    #expect(choice.writes == [])
    #expect(choice.value.value == [2])
  }

  @Test func `More is selected than goes, and more goes than is selected`() {
    let data = Box(Array(0..<1_000))
    let choice = Choice(Set(0..<1_000))
    let stage = Stage(Numbers(data: data, choice: choice))
    data.value.remove(at: 500)
    stage.settle()
    #expect(choice.value.value == Set(0..<1_000).subtracting([500]))
    choice.value.value = [7, 600]
    stage.settle()
    data.value = Array(600..<2_000)
    stage.settle()
    #expect(choice.value.value == [600])
    #expect(choice.writes.count == 2)
  }

  @Test func `One selected row, or the one that has to be`() {
    struct Single: View {
      var data: Box<[Int]>
      @Bindable var optional: Box<Int?>
      @Bindable var required: Box<Int>
      var body: some View {
        List(data.value, id: \.self, selection: $optional.value) { Text("\($0)") }
        List(data.value, id: \.self, selection: $required.value) { Text("\($0)") }
      }
    }
    let data = Box([1, 2, 3])
    let optional = Box<Int?>(2)
    let required = Box(2)
    let stage = Stage(Single(data: data, optional: optional, required: required))
    data.value = [1, 3]
    stage.settle()
    #expect(optional.value == nil)
    #expect(required.value == 3)
  }

  @Test func `A tag, a link or an element leaves with its row`() {
    struct Values: View {
      var data: Box<[Int]>
      let choice: Choice<String>
      var body: some View {
        List(selection: choice.binding) {
          ForEach(data.value, id: \.self) { Text("\($0)").tag("tag \($0)") }
          ForEach(data.value, id: \.self) { NavigationLink("\($0)", value: "link \($0)") }
          ForEach(data.value.map { "element \($0)" }, id: \.count) { Text($0) }
          ForEach(data.value, id: \.self) {
            Text("a").tag("a \($0)")
            Text("b").tag("b \($0)")
          }
        }
      }
    }
    let all = ["tag", "link", "element", "a", "b"]
    let data = Box([8, 10])
    let choice = Choice(Set(all.flatMap { ["\($0) 8", "\($0) 10"] }))
    let stage = Stage(Values(data: data, choice: choice))
    data.value = [8]
    stage.settle()
    #expect(choice.writes == [Set(all.map { "\($0) 8" })])
  }

  private struct Sections: View {
    var sections: Box<[[Int]]>
    var isExpanded: Box<Bool>
    var isShown: Box<Bool>
    let choice: Choice<Int>
    var body: some View {
      @Bindable var isExpanded = isExpanded
      List(selection: choice.binding) {
        ForEach(sections.value, id: \.count) { numbers in
          Section("\(numbers.count)", isExpanded: $isExpanded.value) {
            ForEach(numbers, id: \.self) { Text("\($0)") }
          }
        }
        if isShown.value { ForEach([90, 91], id: \.self) { Text("\($0)") } }
      }
    }
  }

  private func sections(_ choice: Choice<Int>) -> (Stage, Sections) {
    let view = Sections(sections: Box([[1, 2, 3], [11, 12]]), isExpanded: Box(true), isShown: Box(true), choice: choice)
    return (Stage(view), view)
  }

  @Test func `What is out of sight stays selected`() {
    let choice = Choice([2, 12, 91])
    let (stage, view) = sections(choice)
    view.isExpanded.value = false
    stage.settle()
    view.isShown.value = false
    stage.settle()
    #expect(choice.writes == [])
  }

  @Test func `An element that leaves a folded section leaves the selection`() {
    let choice = Choice([2, 12])
    let (stage, view) = sections(choice)
    view.isExpanded.value = false
    stage.settle()
    view.sections.value = [[1, 4, 3], [11, 12]]
    stage.settle()
    #expect(choice.writes == [[12]])
  }

  @Test func `The rows of a removed section leave the selection, and one that goes to another section stays`() {
    let choice = Choice([2, 3, 12])
    let (stage, view) = sections(choice)
    view.sections.value = [[11, 12]]
    stage.settle()
    #expect(choice.writes == [[12]])
    view.sections.value = [[11, 30], [31, 32, 12]]
    stage.settle()
    #expect(choice.writes == [[12]])
  }

  @Test func `A search keeps what it hides, and lets go when it ends of what is gone by then`() {
    struct Searched: View {
      var data: Box<[Int]>
      @Bindable var text: Box<String>
      let choice: Choice<Int>
      var body: some View {
        let shown = data.value.filter { text.value.isEmpty || "\($0)".contains(text.value) }
        NavigationStack {
          List(shown, id: \.self, selection: choice.binding) { Text("\($0)") }.searchable(text: $text.value)
        }
      }
    }
    let data = Box(Array(10..<40))
    let text = Box("")
    let choice = Choice([11, 12, 21, 22])
    let stage = Stage(Searched(data: data, text: text, choice: choice))
    text.value = "1"
    stage.settle()
    #expect(choice.writes == [])
    // One that is hidden, one that is seen, and two that the program selects meanwhile, hidden as they are.
    choice.value.value.formUnion([33, 34])
    stage.settle()
    data.value.removeAll { [11, 22, 33].contains($0) }
    stage.settle()
    #expect(choice.writes == [])
    text.value = "2"
    stage.settle()
    #expect(choice.writes == [])
    text.value = ""
    stage.settle()
    #expect(choice.writes == [[12, 21, 34]])
  }

  @Test func `What is gone at the end of a search leaves the selection also where all that comes back is folded away`() {
    struct Folded: View {
      var data: Box<[Int]>
      @Bindable var text: Box<String>
      @Bindable var isExpanded: Box<Bool>
      let choice: Choice<Int>
      var body: some View {
        let shown = data.value.filter { text.value.isEmpty || "\($0)".contains(text.value) }
        NavigationStack {
          List(selection: choice.binding) {
            Section("Numbers", isExpanded: $isExpanded.value) { ForEach(shown, id: \.self) { Text("\($0)") } }
          }
          .searchable(text: $text.value)
        }
      }
    }
    let data = Box(Array(10..<40))
    let text = Box("")
    let isExpanded = Box(true)
    let choice = Choice([11, 12])
    let stage = Stage(Folded(data: data, text: text, isExpanded: isExpanded, choice: choice))
    text.value = "1"
    stage.settle()
    data.value.removeAll { $0 == 11 }
    stage.settle()
    isExpanded.value = false
    stage.settle()
    #expect(choice.writes == [])
    text.value = ""
    stage.settle()
    #expect(choice.writes == [[12]])
  }

  @Test func `What a search hid stays selected until the app has brought it back, however late`() {
    struct Searched: View {
      var shown: Box<[Int]>
      @Bindable var text: Box<String>
      let choice: Choice<Int>
      var body: some View {
        NavigationStack {
          List(shown.value, id: \.self, selection: choice.binding) { Text("\($0)") }.searchable(text: $text.value)
        }
      }
    }
    let shown = Box(Array(10..<40))
    let text = Box("")
    let choice = Choice([11, 12, 21])
    let stage = Stage(Searched(shown: shown, text: text, choice: choice))
    text.value = "1"
    stage.settle()
    shown.value = [10, 12, 21]
    stage.settle()
    text.value = ""
    stage.settle()
    #expect(choice.writes == [])
    // One did not come back.
    shown.value.removeLast()
    shown.value += [11] + Array(22..<40)
    stage.settle()
    #expect(choice.writes == [[11, 12]])
  }

  @Test func `A binding that keeps a removed element is asked once`() throws {
    struct Keeping: View {
      var data: Box<[Int]>
      let journal: Journal
      var body: some View {
        List(data.value, id: \.self, selection: Binding<Int?>(get: { 2 }, set: { journal.note("\($0 ?? -1)") })) { Text("\($0)") }
      }
    }
    let data = Box([1, 2, 3])
    let journal = Journal()
    let stage = Stage(Keeping(data: data, journal: journal))
    data.value = [1, 3]
    stage.settle()
    #expect(journal.take() == ["-1"])
    data.value = [1]
    stage.settle()
    #expect(journal.take() == [])
    data.value = [1, 2]
    stage.settle()
    #expect(try stage.selected() == [1])
  }
}
