import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Bars that are hidden and shown, titles, and the items of the menu.
@MainActor struct ToolbarBarTests {
  private func slots(_ stage: Stage, _ page: NodeID) -> [Slot: [String]] {
    var found: [Slot: [String]] = [:]
    for slot in Slot.headerBar + Slot.bottomBar {
      found[slot] = stage.tree.children(of: page, in: slot).map { stage.text(of: $0.id) }
    }
    return found.filter { !$0.value.isEmpty }
  }

  private struct Hiding: View {
    let visibility: Box<Visibility>
    let bars: [ToolbarPlacement]
    var body: some View {
      let content = Text("Content").navigationTitle("Title").toolbar {
        ToolbarItem { Text("item") }
        ToolbarItem(placement: .secondaryAction) { Text("menu") }
        ToolbarItem(placement: .status) { Text("status") }
      }
      switch bars.count {
      case 0: content.toolbar(visibility.value)
      case 1: content.toolbarVisibility(visibility.value, for: bars[0])
      default: content.toolbar(visibility.value, for: bars[0], bars[1])
      }
    }
  }

  @Test(arguments: [
    ([], false, [Slot.status: ["status"]]), ([ToolbarPlacement.automatic], false, [.status: ["status"]]),
    ([.navigationBar], true, [.status: ["status"]]), ([.windowToolbar], true, [.status: ["status"]]),
    ([.bottomBar], false, [.trailing: ["item"], .secondary: ["menu"]]), ([.navigationBar, .bottomBar], true, [:]),
  ])
  func `Each bar is hidden and comes back`(bars: [ToolbarPlacement], isHeaderHidden: Bool, left: [Slot: [String]]) throws {
    let all: [Slot: [String]] = [.trailing: ["item"], .secondary: ["menu"], .status: ["status"]]
    let visibility = Box(Visibility.automatic)
    let stage = Stage(Hiding(visibility: visibility, bars: bars))
    for (new, wanted) in [(Visibility.automatic, all), (.hidden, left), (.visible, all), (.hidden, left), (.automatic, all)] {
      visibility.value = new
      stage.settle()
      #expect(slots(stage, try stage.pageID()) == wanted)
      #expect(try stage.page().isHeaderHidden == (new == .hidden && isHeaderHidden))
      #expect(try stage.page().title == "Title")
    }
  }

  @Test func `The outermost modifier wins, and what it leaves to the page an inner one says`() throws {
    let stage = Stage(
      Text("Content").toolbar(.hidden, for: .navigationBar).toolbar(.hidden, for: .bottomBar).toolbar(.visible, for: .navigationBar)
        .toolbar { ToolbarItem(placement: .bottomBar) { Text("bottom") } })
    #expect(try !stage.page().isHeaderHidden)
    #expect(slots(stage, try stage.pageID()) == [:])
  }

  @Test func `Around a split view it means all pages, of which each may say otherwise`() throws {
    struct Columns: View {
      let isHidden: Box<Bool>
      var body: some View {
        NavigationSplitView {
          Text("s").toolbarVisibility(.visible, for: .navigationBar)
        } detail: {
          NavigationStack { Text("d") }
        }
        .toolbar(isHidden.value ? .hidden : .automatic, for: .windowToolbar)
      }
    }
    let isHidden = Box(true)
    let stage = Stage(Columns(isHidden: isHidden))
    try stage.resize(1000)
    func hidden() -> [String: Bool] {
      var found: [String: Bool] = [:]
      for case .page(let page) in stage.tree.all.map(\.element.kind) where page.showsHeader { found[page.role] = page.isHeaderHidden }
      return found
    }
    #expect(hidden() == ["sidebar": false, "": true])
    #expect(try stage.page("detail").sidebarToggle == nil)
    isHidden.value = false
    stage.settle()
    #expect(hidden() == ["sidebar": false, "": false])
  }

  @Test func `A title that the toolbar leaves out still names the page`() throws {
    let removes = Box(true)
    struct Titled: View {
      let removes: Box<Bool>
      var body: some View {
        Text("Content").navigationTitle("Title").navigationSubtitle(Text("Subtitle")).toolbar(removing: removes.value ? .title : nil)
      }
    }
    let stage = Stage(Titled(removes: removes))
    #expect(try !stage.page().showsTitle)
    #expect(try stage.page().title == "Title")
    removes.value = false
    stage.settle()
    #expect(try stage.page().showsTitle)
    #expect(try stage.page().subtitle == "Subtitle")
  }

  @Test func `Subtitles are keys, strings or texts`() throws {
    let string = "string".dropFirst(0)
    #expect(try Stage(Text("a").navigationSubtitle("key")).page().subtitle == "key")
    #expect(try Stage(Text("a").navigationSubtitle(string)).page().subtitle == "string")
    #expect(try Stage(Text("a").navigationSubtitle(Text("text"))).page().subtitle == "text")
  }

  @Test func `A button looks like its place, unless it says what it is itself`() throws {
    let stage = Stage(
      Text("Content").toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("confirm") {} }
        ToolbarItem(placement: .destructiveAction) { Button("destroy") {} }
        ToolbarItem(placement: .cancellationAction) { Button("cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("own", role: .destructive) {} }
      })
    var roles: [String: ButtonElement.Role?] = [:]
    for node in stage.nodes({ $0.control is ButtonElement }) {
      if let button = node.element.kind.control(ButtonElement.self) { roles[stage.text(of: node.id)] = button.role }
    }
    #expect(roles == ["confirm": .confirm, "destroy": .destructive, "cancel": nil, "own": .destructive])
  }

  @Test func `An item knows its place in the toolbar, and hears of another one`() throws {
    struct Moving: View {
      let placement: Box<ToolbarItemPlacement>
      var body: some View {
        Text("Content").toolbar { ToolbarItem(id: "item", placement: placement.value) { Button("item") {} } }
      }
    }
    let placement = Box(ToolbarItemPlacement.automatic)
    let stage = Stage(Moving(placement: placement))
    func button() -> Element { stage.nodes { $0.control is ButtonElement }[0].element }
    #expect(button().traits.toolbarPlace == .automatic)
    placement.value = .secondaryAction
    stage.settle()
    #expect(button().traits.toolbarPlace == .secondaryAction)
    #expect(slots(stage, try stage.pageID()) == [.secondary: ["item"]])
    placement.value = .confirmationAction
    stage.settle()
    #expect(button().traits.toolbarPlace == .confirmationAction)
    #expect(button().picture == "button confirm")
  }

  @Test func `Text in a toolbar takes one line, and a spacer stands among the items`() throws {
    let stage = Stage(
      Text("Content").toolbar {
        ToolbarItem(placement: .bottomBar) { Text("first") }
        ToolbarSpacer(placement: .bottomBar)
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Text("second").lineLimit(2) }
      })
    #expect(try stage.text("first").lineLimit == 1)
    #expect(try stage.text("second").lineLimit == 2)
    #expect(try stage.text("Content").lineLimit == nil)
    let bottom = stage.tree.children(of: try stage.pageID(), in: .bottom).map(\.element.picture)
    #expect(bottom == ["\"first\"", "spacer", "color clear frame(12.0...12.0 1.0...1.0)", "\"second\""])
  }
}
