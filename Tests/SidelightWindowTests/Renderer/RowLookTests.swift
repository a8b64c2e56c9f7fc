import SidelightBridge
import SidelightGTK
import SidelightUI
import Testing

extension RendererTests {
  @MainActor @Suite("The look of rows") struct RowLook {
    /// Where the label of each of the first rows lies in its line: from its start, and from its top.
    private func offsets(_ scene: ViewScene) throws -> [[Double]] {
      let list = try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first)
      let places = list.places.values.sorted { ($0.item.position ?? 0) < ($1.item.position ?? 0) }
      return try places.map { place in
        let child = try #require(place.item.child)
        let line = try #require(child.parent)
        let label = try #require(sequence(first: child, next: \.firstChild).first { $0 is LabelWidget })
        let bounds = try #require(label.bounds(in: line))
        return [bounds.x, bounds.y]
      }
    }

    @Test("A row's own insets take the place of the style's, also when they come and go later")
    func insets() async throws {
      let insets = EdgeInsets(top: 7, leading: 50, bottom: 7, trailing: 3)
      let isOn = Knob(false)
      let scene = await ViewScene(width: 400) { InsetRows(insets: insets, isOn: isOn) }
      let styled = try offsets(scene)
      #expect(styled[0] == styled[2])
      #expect(styled[1] == [50, 7])
      isOn.value = true
      await scene.settle()
      #expect(try offsets(scene)[2] == [50, 7])
      isOn.value = false
      await scene.settle()
      #expect(try offsets(scene) == styled)
      await scene.close()
    }
  }
}

private struct InsetRows: View {
  var insets: EdgeInsets
  var isOn: Knob<Bool>

  var body: some View {
    List {
      Text("Plain")
      Text("Inset").listRowInsets(insets)
      Text("Either").listRowInsets(isOn.value ? insets : nil)
    }
  }
}

private struct MarginRows: View {
  var style: any ListStyle
  var body: some View { AnyView(styled(style)) }

  private func styled(_ style: some ListStyle) -> some View {
    List {
      Section("A") { Text("1") }.listSectionMargins(.horizontal, 40).listSectionMargins(.top, 30).listSectionMargins(.bottom, 8)
      Section { Text("2") }.listSectionMargins(.top, 10).listSectionMargins(.leading, 0)
      Section { Text("3") }
    }
    .listStyle(style)
  }
}

extension RendererTests.RowLook {
  @Test("A section's margins count from the edges of the list, in both directions of the text", arguments: [false, true])
  func margins(isRightToLeft: Bool) async throws {
    for style in [PlainListStyle(), SidebarListStyle(), InsetGroupedListStyle()] as [any ListStyle] {
      let scene = await ViewScene(width: 400) { MarginRows(style: style) }
      DesktopSettings.isRightToLeft = isRightToLeft
      await scene.settle()
      let area = try list(scene).scroll
      let boxes = try (0..<4).map { try #require(try line($0, of: scene).bounds(in: area)) }
      func start(_ box: PixelRectangle) -> Double { isRightToLeft ? Double(area.width) - box.x - box.width : box.x }
      #expect(start(boxes[0]) == 40 && start(boxes[1]) == 40 && start(boxes[2]) == 0, "\(style)")
      #expect(boxes[1].width == Double(area.width) - 80, "\(style)")
      #expect(boxes[0].y == 30, "\(style)")
      #expect((18...20).contains(boxes[2].y - boxes[1].y - boxes[1].height), "\(style)")
      #expect(start(boxes[3]) > 0, "\(style)")
      DesktopSettings.isRightToLeft = false
      await scene.close()
    }
  }
}

extension RendererTests.RowLook {
  private func list(_ scene: ViewScene) throws -> ListController {
    try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first)
  }

  private func line(_ position: Int, of scene: ViewScene) throws -> Widget {
    let place = try list(scene).places.values.first { $0.item.position == position }
    return try #require(place?.item.child?.parent)
  }

  /// The colours of a column of pixels in a row, from one pixel above it to its last.
  private func pixels(of line: Widget, in scene: ViewScene, x: Double = 40) throws -> [[Int]] {
    let window = try #require(scene.window)
    let picture = try #require(window.picture())
    let box = try #require(line.bounds(in: window))
    let edge = (picture.width - window.width) / 2
    return (Int(box.y) - 1..<Int(box.y + box.height)).compactMap { y in
      picture.pixel(x: Int(box.x + x) + edge, y: y + edge).map { [$0.red, $0.green, $0.blue] }
    }
  }

  @Test("A line between two rows has the colour of the row above, or none where one of them hides it")
  func lines() async throws {
    let scene = await ViewScene(width: 400) { LineRows() }
    // Red, hidden by the row above, hidden by the row below, blue by the row below.
    #expect(try pixels(of: line(1, of: scene), in: scene).contains { $0[0] > 150 && $0[1] < 80 && $0[2] < 90 })
    for position in [2, 3] { #expect(try Set(pixels(of: line(position, of: scene), in: scene)).count == 1) }
    #expect(try pixels(of: line(4, of: scene), in: scene).contains { $0[2] > 150 && $0[0] < 100 })
    await scene.close()
  }

  @Test("A view behind a row fills it, and makes room for the selection")
  func background() async throws {
    let choice = Knob<Int?>(nil)
    let scene = await ViewScene(width: 400) { BackedRows(choice: choice) }
    let backed = try line(0, of: scene)
    let plain = try line(1, of: scene)
    func share() throws -> Double {
      let column = try pixels(of: backed, in: scene, x: 200)
      return Double(column.filter { $0[0] > 240 && $0[1] < 20 && $0[2] < 20 }.count) / Double(column.count)
    }
    #expect(try share() > 0.9)
    let list = try list(scene).list
    #expect(backed.bounds(in: list)?.height == plain.bounds(in: list)?.height)
    choice.value = 0
    await scene.settle()
    #expect(try share() == 0)
    choice.value = nil
    await scene.settle()
    #expect(try share() > 0.9)
    await scene.close()
  }

  @Test("A badge stands at the end of its row, changes and goes, and is part of the row's name")
  func badge() async throws {
    let count = Knob(7)
    let scene = await ViewScene(width: 400) { BadgeRows(count: count) }
    let row = try line(0, of: scene)
    let badge = try #require(scene.widgets.first { $0.hasClass("sidelight-badge") })
    let box = try #require(badge.bounds(in: row))
    #expect(box.x + box.width > Double(row.width) - 2)
    #expect(row.accessibleMismatch(.label("Inbox, 7")) == nil)
    count.value = 12
    await scene.settle()
    #expect(scene.shows("12") && row.accessibleMismatch(.label("Inbox, 12")) == nil)
    count.value = 0
    await scene.settle()
    #expect(!scene.widgets.contains { $0.hasClass("sidelight-badge") })
    #expect(row.accessibleMismatch(.label("Inbox")) == nil)
    await scene.close()
  }

  @Test("Every other row keeps its background where rows come and go above it")
  func alternating() async throws {
    let numbers = Knob([1, 2, 3, 4])
    let scene = await ViewScene(width: 400) { AlternatingRows(numbers: numbers) }
    func odd() throws -> [Bool] { try (0..<numbers.value.count).map { try line($0, of: scene).hasClass("sidelight-odd") } }
    #expect(try odd() == [false, true, false, true])
    numbers.value = [2, 3, 4]
    await scene.settle()
    #expect(try odd() == [false, true, false])
    numbers.value = [9, 2, 8, 3, 4]
    await scene.settle()
    #expect(try odd() == [false, true, false, true, false])
    await scene.close()
  }

  @Test("The space that the app asks for is between rows and between sections")
  func spacing() async throws {
    let scene = await ViewScene(width: 400) { SpacedRows() }
    let list = try list(scene).list
    let boxes = try (0..<4).compactMap { try line($0, of: scene).bounds(in: list) }
    #expect(boxes[2].y - (boxes[1].y + boxes[1].height) == 10)
    #expect(boxes[3].y - (boxes[2].y + boxes[2].height) == 25)
    await scene.close()
  }
}

private struct LineRows: View {
  var body: some View {
    List {
      Text("A").listRowSeparator(.visible, edges: .bottom).listRowSeparatorTint(.red, edges: .bottom)
      Text("B").listRowSeparator(.visible, edges: .top).listRowSeparatorTint(.blue, edges: .top)
        .listRowSeparator(.hidden, edges: .bottom)
      Text("C").listRowSeparator(.visible)
      Text("D").listRowSeparator(.hidden, edges: .top)
      Text("E").listRowSeparator(.visible, edges: .top).listRowSeparatorTint(Color(red: 0, green: 0, blue: 1))
    }
    .listStyle(.inset)
  }
}

private struct BackedRows: View {
  @Bindable var choice: Knob<Int?>
  var body: some View {
    List(selection: $choice.value) {
      Text("A").tag(0).listRowBackground(Color(red: 1, green: 0, blue: 0))
      Text("B").tag(1)
    }
    .listStyle(.inset)
  }
}

private struct BadgeRows: View {
  var count: Knob<Int>
  var body: some View { List { Text("Inbox").badge(count.value) }.listStyle(.sidebar) }
}

private struct AlternatingRows: View {
  var numbers: Knob<[Int]>
  var body: some View {
    List { ForEach(numbers.value, id: \.self) { Text("\($0)") } }.listStyle(.inset(alternatesRowBackgrounds: true))
  }
}

private struct SpacedRows: View {
  var body: some View {
    List {
      Section("A") {
        Text("1")
        Text("2")
      }
      Section { Text("3") }
    }
    .listStyle(.plain)
    .listRowSpacing(10)
    .listSectionSpacing(25)
  }
}
