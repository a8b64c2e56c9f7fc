import SidelightCore
import SidelightUI
import Testing

/// Toolbars: where items stand, and when.
@MainActor struct ToolbarTests {
  private func slots(_ stage: Stage, _ page: NodeID) -> [Slot: [String]] {
    var found: [Slot: [String]] = [:]
    for slot in Slot.headerBar + Slot.bottomBar {
      found[slot] = stage.tree.children(of: page, in: slot).map { stage.text(of: $0.id) }
    }
    return found.filter { !$0.value.isEmpty }
  }

  @Test func `Every placement has its place in the header bar or below, in the order that GNOME has`() throws {
    let stage = Stage(
      Text("Content").toolbar {
        ToolbarItem { Text("automatic") }
        ToolbarItem(placement: .primaryAction) { Text("primary") }
        ToolbarItem(placement: .navigation) { Text("navigation") }
        ToolbarItem(placement: .principal) { Text("principal") }
        ToolbarItem(placement: .confirmationAction) { Text("confirm") }
        ToolbarItem(placement: .destructiveAction) { Text("destroy") }
        ToolbarItem(placement: .secondaryAction) { Text("secondary") }
        ToolbarItem(placement: .topBarTrailing) { Text("top end") }
        ToolbarItem(placement: .topBarLeading) { Text("top start") }
        ToolbarItem(placement: .cancellationAction) { Text("cancel") }
        ToolbarItem { Text("automatic too") }
        ToolbarItem(placement: .bottomBar) { Text("bottom") }
        ToolbarItem(placement: .status) { Text("status") }
        ToolbarItemGroup(placement: .navigation) {
          Text("first")
          Text("second")
        }
      })
    #expect(
      slots(stage, try stage.pageID()) == [
        .leading: ["cancel", "navigation", "first", "second", "top start"], .principal: ["principal"],
        .trailing: ["automatic", "automatic too", "top end", "destroy", "primary", "confirm"], .secondary: ["secondary"],
        .bottom: ["bottom"], .status: ["status"],
      ])
  }

  @Test func `Views alone are items too, and buttons know that they stand in a toolbar`() throws {
    let journal = Journal()
    let stage = Stage(
      VStack { Text("Content") }.toolbar {
        Button("Add", systemImage: "plus") { journal.note("add") }
        Button("Text") {}
      })
    #expect(slots(stage, try stage.pageID()) == [.trailing: ["Add", "Text"]])
    try stage.click("Add")
    #expect(journal.take() == ["add"])
    let buttons = stage.tree.all.compactMap { $0.element.kind.control(ButtonElement.self) }
    #expect(buttons.map(\.isInToolbar) == [true, true])
    let labels = stage.tree.all.compactMap { if case .label(let label) = $0.element.kind { label.style } else { nil } }
    #expect(labels == [.iconOnly])
  }

  private struct Conditional: View {
    var isOn: Box<Bool>
    var body: some View {
      Text("Content").toolbar {
        if isOn.value { ToolbarItem(placement: .navigation) { Text("on") } }
        if isOn.value { ToolbarItem { Text("yes") } } else { ToolbarItem(placement: .principal) { Text("no") } }
        Own()
      }
    }
  }

  private struct Own: ToolbarContent {
    var body: some ToolbarContent {
      ToolbarItem(placement: .bottomBar) { Text("own") }
    }
  }

  @Test func `Conditions add, remove and move items`() throws {
    let isOn = Box(false)
    let stage = Stage(Conditional(isOn: isOn))
    #expect(slots(stage, try stage.pageID()) == [.principal: ["no"], .bottom: ["own"]])
    isOn.value = true
    stage.settle()
    #expect(slots(stage, try stage.pageID()) == [.leading: ["on"], .trailing: ["yes"], .bottom: ["own"]])
    isOn.value = false
    stage.settle()
    #expect(slots(stage, try stage.pageID()) == [.principal: ["no"], .bottom: ["own"]])
  }

  @Test func `An item's view changes in its place, and modifiers of toolbars add up`() throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        Text("Content")
          .toolbar { Button("Count \(count)") { count += 1 } }
          .toolbar { ToolbarItem { if count > 0 { Text("positive") } } }
          .navigationTitle("Title \(count)")
      }
    }
    let stage = Stage(Counting())
    #expect(slots(stage, try stage.pageID()) == [.trailing: ["Count 0"]])
    try stage.click("Count 0")
    #expect(slots(stage, try stage.pageID()) == [.trailing: ["Count 1", "positive"]])
    #expect(try stage.page().title == "Title 1")
  }

  @Test func `Each column has its own toolbar and title, and the sidebar's button can be removed`() throws {
    struct Columns: View {
      var removes: Box<Bool>
      var body: some View {
        NavigationSplitView {
          Text("s").navigationTitle("Sidebar").toolbar { Text("in sidebar") }
            .toolbar(removing: removes.value ? .sidebarToggle : nil)
        } detail: {
          Text("d").toolbar { Text("in detail") }
        }
      }
    }
    let removes = Box(false)
    let stage = Stage(Columns(removes: removes))
    try stage.resize(1000)
    #expect(slots(stage, try stage.pageID("sidebar")) == [.trailing: ["in sidebar"]])
    #expect(slots(stage, try stage.pageID("detail")) == [.trailing: ["in detail"]])
    #expect(try stage.page("detail").sidebarToggle?.isOn == true)
    removes.value = true
    stage.settle()
    #expect(try stage.page("detail").sidebarToggle == nil)
  }

  @Test func `A toolbar around a stack stands on the page on top`() throws {
    struct Stacked: View {
      let hasMore: Box<Bool>
      @State private var path: [Int] = []
      @State private var count = 0
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationTitle("Root").toolbar { Text("inside") }
            .navigationDestination(for: Int.self) { Text("page").navigationTitle("Page \($0)") }
        }
        .toolbar {
          Button("Outer \(count)") {
            path.append(count)
            count += 1
          }
          if hasMore.value { ToolbarItem(placement: .navigation) { Text("more") } }
        }
      }
    }
    let hasMore = Box(false)
    let stage = Stage(Stacked(hasMore: hasMore))
    func items() -> [[Slot: [String]]] {
      let stack = stage.nodes { if case .navigation = $0 { true } else { false } }[0]
      return stage.tree.children(of: stack.id, in: .pages).map { slots(stage, $0.id) }
    }
    #expect(items() == [[.trailing: ["inside", "Outer 0"]]])
    try stage.click("Outer 0")
    #expect(items() == [[.trailing: ["inside"]], [.trailing: ["Outer 1"]]])
    hasMore.value = true
    stage.settle()
    try stage.click("Outer 1")
    #expect(items() == [[.trailing: ["inside"]], [:], [.trailing: ["Outer 2"], .leading: ["more"]]])
    try stage.goBack(to: 1)
    #expect(items() == [[.trailing: ["inside", "Outer 2"], .leading: ["more"]]])
    hasMore.value = false
    stage.settle()
    #expect(items() == [[.trailing: ["inside", "Outer 2"]]])
    let census = stage.graph.census
    stage.graph.stop()
    #expect(census.count == 0)
  }

  @Test func `A toolbar around a split view stands on the detail, or on the column that hides it`() throws {
    struct Columns: View {
      var body: some View {
        NavigationSplitView {
          Text("s").toolbar { Text("in sidebar") }
        } detail: {
          NavigationStack { Text("d").toolbar { Text("in detail") } }
        }
        .toolbar { Button("Outer") {} }
      }
    }
    let stage = Stage(Columns())
    try stage.resize(1000)
    #expect(slots(stage, try stage.pageID("sidebar")) == [.trailing: ["in sidebar"]])
    #expect(slots(stage, try stage.pageID("detail")) == [:])
    let pages = stage.tree.all.filter { if case .page(let page) = $0.element.kind { page.role == "" } else { false } }
    let inStack = try #require(pages.last)
    #expect(slots(stage, inStack.id) == [.trailing: ["in detail", "Outer"]])
    try stage.resize(360)
    #expect(stage.split?.plan.picture == "[(sidebar)>detail]")
    #expect(slots(stage, try stage.pageID("sidebar")) == [.trailing: ["in sidebar", "Outer"]])
    #expect(slots(stage, inStack.id) == [.trailing: ["in detail"]])
    try stage.resize(1000)
    #expect(slots(stage, inStack.id) == [.trailing: ["in detail", "Outer"]])
  }

  @Test func `Items go from a page to one inside it and back, and keep their state`() throws {
    struct Changing: View {
      let isStack: Box<Bool>
      var body: some View {
        Group { if isStack.value { NavigationStack { Text("in stack") } } else { Text("alone") } }
          .toolbar { Counter("count") }
      }
    }
    let isStack = Box(false)
    let stage = Stage(Changing(isStack: isStack))
    for count in 0..<4 {
      #expect(stage.nodes { $0.control is ButtonElement }.count == 1)
      try stage.click("count \(count)")
      let window = stage.tree.children(of: stage.tree.roots[0])[0]
      #expect(slots(stage, window.id) == (isStack.value ? [:] : [.trailing: ["count \(count + 1)"]]))
      isStack.value.toggle()
      stage.settle()
    }
  }
}
