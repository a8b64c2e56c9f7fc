import SidelightCore
import SidelightUI
import Testing

/// What a body may be made of.
@MainActor struct BuilderTests {
  private enum Choice { case one, two(String), three }

  private struct Choices: View {
    var box: Box<Choice>
    var flag: Box<Bool>
    var body: some View {
      switch box.value {
      case .one: Text("One")
      case .two(let name): Label(name, systemImage: "folder")
      case .three:
        Text("Three")
        Divider()
      }
      if flag.value { Text("Flag") }
      if let name = flag.value ? "Named" : nil { Text(name) } else { Spacer() }
    }
  }

  @Test func `Conditions and switches choose what is shown`() {
    let choice = Box(Choice.one)
    let flag = Box(false)
    let stage = Stage(VStack { Choices(box: choice, flag: flag) })
    #expect(stage.picture == "vstack\n  \"One\"\n  spacer")
    choice.value = .two("Named")
    stage.settle()
    #expect(stage.picture == "vstack\n  label\n    icon: image symbol(\"folder\")\n    title: \"Named\"\n  spacer")
    choice.value = .three
    flag.value = true
    stage.settle()
    #expect(stage.picture == "vstack\n  \"Three\"\n  divider\n  \"Flag\"\n  \"Named\"")
  }

  @Test func `An optional view is there when it has a value`() {
    let box = Box<Text?>(nil)
    struct Maybe: View {
      var box: Box<Text?>
      var body: some View { VStack { box.value } }
    }
    let stage = Stage(Maybe(box: box))
    #expect(stage.picture == "vstack")
    box.value = Text("Here")
    stage.settle()
    #expect(stage.picture == "vstack\n  \"Here\"")
  }

  @Test func `A block takes more than ten views`() {
    let stage = Stage(
      VStack {
        Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
        Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
      })
    #expect(stage.texts().map(\.string) == (1...12).map(String.init))
  }

  @Test func `A group adds nothing of its own, and its modifiers reach each view in it`() {
    let stage = Stage(
      HStack {
        Group {
          Text("A")
          Text("B")
        }
        .padding(4)
        EmptyView()
      })
    #expect(stage.picture == "hstack\n  \"A\" padding(4.0 4.0 4.0 4.0)\n  \"B\" padding(4.0 4.0 4.0 4.0)")
  }

  @Test func `Stacks, spacers, dividers and scrolled areas nest`() {
    let stage = Stage(
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: 3) {
          Text("A")
          Spacer(minLength: 5)
          VStack(alignment: .trailing) { Divider() }
        }
      })
    #expect(stage.picture == "scroll\n  vstack\n    hstack\n      \"A\"\n      spacer\n      vstack\n        divider")
    let stacks = stage.tree.all.compactMap { if case .stack(let stack) = $0.element.kind { stack } else { nil } }
    #expect(stacks.contains(StackElement(.horizontal, spacing: 3, alignment: .start)))
    #expect(stacks.contains(StackElement(.vertical, alignment: .end)))
    let spacers = stage.tree.all.compactMap { if case .spacer(let spacer) = $0.element.kind { spacer } else { nil } }
    #expect(spacers == [SpacerElement(axis: .horizontal, minLength: 5)])
    let scrolls = stage.tree.all.compactMap { if case .scroll(let scroll) = $0.element.kind { scroll } else { nil } }
    #expect(scrolls == [ScrollElement(horizontal: true, vertical: false)])
  }

  @Test func `A view whose type is hidden begins anew when that type changes`() {
    struct Erased: View {
      var isText: Box<Bool>
      var body: some View { VStack { isText.value ? AnyView(Text("Text")) : AnyView(erasing: Divider()) } }
    }
    let isText = Box(true)
    let stage = Stage(Erased(isText: isText))
    let first = stage.tree.all.last?.id
    isText.value = false
    stage.settle()
    #expect(stage.picture == "vstack\n  divider")
    #expect(stage.tree.all.last?.id != first)
  }

  @Test func `Padding, frames, opacity, help and names decorate in the order that they are written`() throws {
    let stage = Stage(
      Text("A").padding().padding(.horizontal, 3).frame(width: 50).frame(minWidth: 10, maxWidth: .infinity, alignment: .topLeading)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).opacity(0.5).opacity(0.5).help("Help").help("h \(1)")
        .accessibilityLabel("Name").accessibilityIdentifier("id"))
    let element = try #require(stage.tree.all.last?.element)
    #expect(
      element.layout == [
        .padding(Insets(top: 12, leading: 12, bottom: 12, trailing: 12)), .padding(Insets(leading: 3, trailing: 3)),
        .frame(FrameElement(minWidth: 50, idealWidth: 50, maxWidth: 50)),
        .frame(FrameElement(minWidth: 10, maxWidth: .infinity, alignment: ElementAlignment(.start, .start))),
        .padding(Insets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      ])
    #expect(element.traits.opacity == 0.25)
    #expect(element.traits.help == "h 1")
    #expect(element.traits.accessibilityLabel == "Name")
    #expect(element.traits.accessibilityIdentifier == "id")
  }

  @Test func `A decoration that changes reaches what it is around, rows included`() throws {
    struct Padded: View {
      var length: Box<Double>
      var body: some View {
        VStack {
          Text("Fixed").padding(length.value)
          List { ForEach(0..<2) { Text("Row \($0)") }.padding(length.value) }
        }
      }
    }
    let length = Box(1.0)
    let stage = Stage(Padded(length: length))
    length.value = 2
    stage.settle()
    #expect(stage.picture.contains("\"Fixed\" padding(2.0 2.0 2.0 2.0)"))
    #expect(stage.picture.contains("\"Row 1\" padding(2.0 2.0 2.0 2.0)"))
    #expect(!stage.picture.contains("1.0"))
  }

  @Test func `What is disabled does nothing, and what is inside can't undo it`() throws {
    struct Form: View {
      var off: Box<Bool>
      var count: Count
      @State private var text = ""
      var body: some View {
        VStack {
          Button("Add") { count.note() }.disabled(false)
          TextField("Name", text: $text)
          Enabled()
        }
        .disabled(off.value)
      }
    }
    struct Enabled: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "on" : "off") }
    }
    let off = Box(true)
    let count = Count()
    let stage = Stage(Form(off: off, count: count))
    try stage.click("Add")
    stage.graph.send(.edit(try stage.field, text: "x"))
    stage.settle()
    #expect(count.value == 0)
    #expect(stage.picture == "vstack disabled\n  button\n    \"Add\"\n  field \"\"\n  \"off\"")
    off.value = false
    stage.settle()
    try stage.click("Add")
    stage.graph.send(.edit(try stage.field, text: "x"))
    stage.settle()
    #expect(count.value == 1)
    #expect(stage.picture == "vstack\n  button\n    \"Add\"\n  field \"x\"\n  \"on\"")
  }
}
