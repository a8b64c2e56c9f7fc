import SidelightBridge
import Testing

/// A list view over rows, with everything that GTK did to it counted.
@MainActor final class ListScene {
  let rows: Rows
  let model: RowListModel
  let list = ListViewWidget()
  let scroll = ScrollWidget()
  let counts = Counts()
  /// What each place on the screen shows, by place.
  private var shown: [ObjectIdentifier: Int] = [:]

  /// Outlives the scene, to count what its end takes down.
  @MainActor final class Counts {
    var setups = 0
    var binds = 0
    var unbinds = 0
    var teardowns = 0
  }

  init(count: Int) {
    rows = Rows(count: count)
    model = RowListModel(source: rows)
    rows.model = model
    list.setFactory(
      ListItemFactory(
        setup: { [counts] item in
          let label = LabelWidget()
          item.child = label
          item.attachment = label
          counts.setups += 1
        },
        bind: { [weak self] item in
          guard let self, let token = item.token else { return }
          (item.attachment as? LabelWidget)?.setProperty("label", to: "row \(token)")
          item.isSelectable = !rows.refusing.contains(token)
          item.accessibleLabel = "row \(token)"
          shown[ObjectIdentifier(item)] = token
          counts.binds += 1
        },
        unbind: { [weak self, counts] item in
          counts.unbinds += 1
          self?.shown[ObjectIdentifier(item)] = nil
        },
        teardown: { [counts] _ in counts.teardowns += 1 }))
    list.setModel(model)
    scroll.setChild(list)
  }

  var shownTokens: Set<Int> { Set(shown.values) }

  func show() async -> WindowWidget {
    await shownWindow(scroll, width: 400, height: 600)
  }

  /// What a click on a row does, with Ctrl (`modify`) and Shift (`extend`).
  func click(_ position: Int, modify: Bool = false, extend: Bool = false) {
    list.activateAction("list.select-item", .count(UInt32(position)), .flag(modify), .flag(extend))
  }
}

extension BridgeTests {
  @Suite("The row list model in a list view") @MainActor struct ListTests {
    @Test("Of a million rows only those on the screen exist, nothing is selected by itself, and nothing stays")
    func million() async {
      let before = RowListModel.liveItems
      let population = Population.now
      let counts = await visit()
      settle()
      #expect(counts.teardowns == counts.setups)
      #expect(counts.unbinds == counts.binds)
      #expect(RowListModel.liveItems == before)
      #expect(Population.now - population == .none)

      func visit() async -> ListScene.Counts {
        let scene = ListScene(count: 1_000_000)
        let window = await scene.show()
        #expect(scene.counts.binds > 20)
        #expect(scene.counts.binds <= 210)
        #expect(RowListModel.liveItems - before <= 220)
        #expect(scene.rows.requests.isEmpty)
        window.moveFocus(.tabForward)
        #expect(scene.list.containsFocus)
        await nextFrame(of: window)
        #expect(scene.rows.requests.isEmpty)
        #expect(scene.rows.selected.isEmpty)
        window.destroy()
        return scene.counts
      }
    }

    @Test("Scrolling to the last of a million rows shows it and binds only its neighbourhood")
    func scrolling() async {
      let scene = ListScene(count: 1_000_000)
      let window = await scene.show()
      let binds = scene.counts.binds
      scene.list.scroll(to: 999_999)
      await nextFrame(of: window)
      await nextFrame(of: window)
      #expect(scene.shownTokens.contains(999_999))
      #expect(scene.counts.binds - binds <= 420)
      scene.list.scroll(to: 500_000, focus: true, select: true)
      await nextFrame(of: window)
      #expect(scene.rows.selected == [500_000])
      window.destroy()
    }

    @Test("Clicks with Ctrl and Shift and the keys for all and none reach the source")
    func selecting() async {
      let scene = ListScene(count: 1_000)
      let window = await scene.show()
      scene.click(3)
      #expect(scene.rows.selected == [3])
      scene.click(5, modify: true)
      #expect(scene.rows.selected == [3, 5])
      scene.click(3, modify: true)
      #expect(scene.rows.selected == [5])
      scene.click(3)
      scene.click(6, extend: true)
      #expect(scene.rows.selected == [3, 4, 5, 6])
      scene.list.activateAction("list.select-all")
      #expect(scene.rows.selected.count == 100)
      scene.list.activateAction("list.unselect-all")
      #expect(scene.rows.selected.isEmpty)
      #expect(
        scene.rows.requests == [
          "select 3 only", "select 5", "unselect 3", "select 3 only", "select 3..<7 only", "select all", "unselect all",
        ])
      window.destroy()
    }

    @Test("A row that refuses stays unselected whatever includes it")
    func refusing() async {
      let scene = ListScene(count: 100)
      scene.rows.refusing = [0, 4]
      let window = await scene.show()
      scene.click(2)
      scene.click(6, extend: true)
      #expect(scene.rows.selected == [2, 3, 5, 6])
      scene.list.activateAction("list.select-all")
      #expect(scene.rows.selected == Set(0..<100).subtracting([0, 4]))
      window.destroy()
    }

    @Test("A selection made in code is painted without a new bind")
    func codeSelects() async {
      let scene = ListScene(count: 1_000)
      let window = await scene.show()
      let binds = scene.counts.binds
      let row = scene.list.firstChild
      #expect(row?.hasState(.selected) == false)
      scene.rows.selected = [0]
      scene.model.selectionChanged(0..<1)
      #expect(row?.hasState(.selected) == true)
      scene.rows.selected = []
      scene.model.selectionChanged(0..<1)
      #expect(row?.hasState(.selected) == false)
      #expect(scene.counts.binds == binds)
      #expect(scene.rows.requests.isEmpty)
      window.destroy()
    }

    @Test("Inserted and removed rows appear and go, and the rows between stay what they are")
    func changing() async {
      let scene = ListScene(count: 10)
      let window = await scene.show()
      let binds = scene.counts.binds
      scene.rows.replace(2..<2, with: [100, 101])
      await nextFrame(of: window)
      #expect(scene.shownTokens == Set(0..<10).union([100, 101]))
      #expect(scene.counts.binds == binds + 2)
      scene.rows.replace(0..<4, with: [])
      await nextFrame(of: window)
      #expect(scene.shownTokens == Set(2..<10))
      #expect(scene.counts.binds == binds + 2)
      window.destroy()
    }

    @Test("The same row is the same object for GTK as long as anybody holds it")
    func identity() {
      let rows = Rows(count: 10)
      let model = RowListModel(source: rows)
      rows.model = model
      let before = RowListModel.liveItems
      var first = model.item(at: 4)
      #expect(first != nil)
      #expect(first === model.item(at: 4))
      rows.replace(0..<2, with: [])
      #expect(first === model.item(at: 2))
      #expect(first !== model.item(at: 4))
      #expect(model.item(at: 8) == nil)
      first = nil
      #expect(RowListModel.liveItems == before)
      let again = model.item(at: 2)
      #expect(RowListModel.liveItems == before + 1)
      #expect(again?.typeName == "SidelightRow")
    }

    @Test("A model whose source has gone keeps its count, which GTK relies on, and knows nobody in it")
    func sourceless() async {
      var rows: Rows? = Rows(count: 10)
      let model = RowListModel(source: Rows(count: 0))
      #expect(model.source == nil)
      #expect(model.item(at: 0) == nil)
      let other = rows.map { RowListModel(source: $0) }
      let list = ListViewWidget()
      var bound = 0
      list.setFactory(ListItemFactory(setup: { _ in }, bind: { if $0.token != nil { bound += 1 } }))
      rows = nil
      #expect(other?.source == nil)
      list.setModel(other)
      #expect(other?.count == 10)
      let window = await shownWindow(list)
      #expect(bound == 0)
      window.destroy()
    }

    @Test("Selected rows are told in runs")
    func runs() {
      let rows = Rows(count: 100)
      rows.selected = [1, 2, 3, 7, 99]
      #expect(rows.selectedRanges(in: 0..<100) == [1..<4, 7..<8, 99..<100])
      #expect(rows.selectedRanges(in: 2..<8) == [2..<4, 7..<8])
    }

    @Test("A place tells its row's name to assistive technology, and is empty after its teardown")
    func places() async {
      let places = await visit()
      settle()
      #expect(places.count == 3)
      #expect(places.allSatisfy { $0.token == nil && $0.position == nil && $0.child == nil && $0.accessibleLabel.isEmpty })
      places.first?.isSelectable = true

      func visit() async -> [ListItem] {
        let rows = Rows(count: 3)
        var places: [ListItem] = []
        let list = ListViewWidget()
        list.setFactory(
          ListItemFactory(
            setup: { places.append($0) },
            bind: { item in
              item.accessibleLabel = "row \(item.position ?? -1)"
              item.isActivatable = false
            }))
        list.setModel(RowListModel(source: rows))
        let window = await shownWindow(list)
        #expect(places.compactMap(\.position).sorted() == [0, 1, 2])
        #expect(list.firstChild?.accessibleMismatch(.label("row 0")) == nil)
        #expect(list.firstChild?.accessibleMismatch(.label("row 1")) != nil)
        #expect(places.allSatisfy { !$0.isActivatable && $0.isSelectable && !$0.isSelected })
        window.destroy()
        return places
      }
    }
  }
}
