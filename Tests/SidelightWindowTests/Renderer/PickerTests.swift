import Observation
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

extension RendererTests {
  @MainActor @Suite("Pickers") struct Pickers {
    let tree = FakeTree()

    @Test("A picker reports what the user chooses, takes back what is refused, and does not hear itself")
    func picker() async throws {
      let (window, page) = await tree.window()
      let element = Element.Kind.control(PickerElement(options: ["Name", "Date", "Size"], selected: 1))
      let picker = tree.insert(element, in: page)
      tree.insert(.text(TextElement("Sort By")), in: picker)
      await tree.present(window)
      let menu = try #require(tree.widget(picker)?.children.last as? DropDownWidget)
      #expect(menu.selected == 1 && menu.selectedText == "Date" && tree.events.isEmpty)
      #expect(menu.accessibleMismatch(.label("Sort By")) == nil)
      menu.choose(2)
      #expect(tree.events == [.choose(picker, option: 2)])
      tree.update(picker, element)
      #expect(menu.selected == 1)
      tree.update(picker, .control(PickerElement(options: ["Name", "Size"], selected: 1)))
      #expect(menu.selected == 1 && menu.selectedText == "Size")
      tree.update(picker, .control(PickerElement(options: ["Name", "Size"], selected: nil)))
      #expect(menu.selected == nil && menu.selectedText == nil)
      tree.update(picker, .control(PickerElement(options: ["Kind"], selected: nil)))
      #expect(menu.selected == nil && menu.selectedText == nil)
      tree.update(picker, .control(PickerElement(options: ["Kind"], selected: 0)))
      #expect(menu.selectedText == "Kind")
      #expect(tree.events.count == 1)
      tree.close(window)
    }
  }
}

extension HarnessTests {
  @MainActor @Observable final class Sorting {
    var order: String? = "name"
    var isLocked = false
    var orders = ["name", "date"]
  }

  private struct SortingView: View {
    let sorting: Sorting
    var body: some View {
      Picker("Sort By", selection: Binding(get: { sorting.order }, set: { if !sorting.isLocked { sorting.order = $0 } })) {
        ForEach(sorting.orders, id: \.self) { Label($0, systemImage: "doc") }
      }
      Text("By \(sorting.order ?? "nothing")")
    }
  }

  @Test(arguments: Depth.available)
  func `A picker follows its binding, which may refuse, and its options`(depth: Depth) async throws {
    let sorting = Sorting()
    let app = try await TestApp(depth) { SortingView(sorting: sorting) }
    let picker = app.picker("Sort By")
    #expect(try picker.value == "name")
    try await picker.choose("date")
    #expect(try sorting.order == "date" && picker.value == "date" && app.text("By date").exists)
    sorting.orders = ["size", "name", "date"]
    try await app.settle()
    #expect(try picker.value == "date")
    sorting.isLocked = true
    try await picker.choose("size")
    #expect(try sorting.order == "date" && picker.value == "date")
    sorting.isLocked = false
    sorting.order = nil
    try await app.settle()
    #expect(try picker.value.isEmpty)
    try await picker.choose("size")
    #expect(try sorting.order == "size" && picker.value == "size")
    try await app.close()
  }
}
