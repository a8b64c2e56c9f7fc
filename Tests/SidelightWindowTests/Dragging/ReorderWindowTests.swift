import Foundation
import Observation
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting
import SidelightWindowTesting
import Testing

/// Views that the user moves within their container, with real widgets.
@MainActor @Suite("Moving views within a container", .serialized) struct ReorderWindowTests {
  struct Tile: Identifiable {
    let id: String
  }

  @MainActor @Observable final class Store {
    var tiles = ["a", "b", "c", "d", "e", "f"].map { Tile(id: $0) }
    var isEnabled = true
    var ids: String { tiles.map(\.id).joined() }

    func take(_ difference: ReorderDifference<String, ReorderableSingleCollectionIdentifier>) {
      let moved = difference.sources.compactMap { id in tiles.first { $0.id == id } }
      tiles.removeAll { difference.sources.contains($0.id) }
      var index = tiles.endIndex
      if case .before(let id) = difference.destination.position { index = tiles.firstIndex { $0.id == id } ?? index }
      tiles.insert(contentsOf: moved, at: index)
    }
  }

  /// A layout of an app's, which says nothing of an axis.
  struct Stairs: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 300, height: 300) }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (step, subview) in subviews.enumerated() {
        subview.place(at: CGPoint(x: bounds.minX + Double(step) * 40, y: bounds.minY + Double(step) * 40), proposal: .unspecified)
      }
    }
  }

  enum Container: CaseIterable { case grid, stairs, column }

  private struct Board: View {
    let store: Store
    let container: Container

    var body: some View {
      inside.reorderContainer(for: Tile.self, isEnabled: store.isEnabled) { store.take($0) }
    }

    private var tiles: some View {
      ForEach(store.tiles) { tile in Text(tile.id).frame(width: 60, height: 30) }.reorderable()
    }

    @ViewBuilder private var inside: some View {
      switch container {
      case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { tiles } }
      case .stairs: Stairs { tiles }
      case .column: VStack { tiles }
      }
    }
  }

  @Test(arguments: Container.allCases)
  func `Widgets go where they are dropped, and where keys send them`(container: Container) async throws {
    let store = Store()
    let app = try await TestApp(.window, width: 500, height: 500) { Board(store: store, container: container) }
    try await app.text("a").drag(below: app.text("e"))
    #expect(store.ids == "bcdeaf")
    try await app.text("f").drag(above: app.text("c"))
    #expect(store.ids == "bfcdea")
    try await app.text("c").focus()
    try await app.press(.down, .alt)
    #expect(store.ids == "bfdcea")
    try await app.press(.up, .alt)
    try await app.press(.up, .alt)
    #expect(store.ids == "bcfdea", "the focus goes along")
    try await app.close()
  }

  @Test func `A line is drawn at the widget that something is dragged over`() async throws {
    let store = Store()
    let app = try await TestApp(.window, width: 500, height: 500) { Board(store: store, container: .column) }
    func controller(_ text: String) throws -> Controller {
      try #require(
        app.renderer?.controllers.values.first { controller in
          if case .text(let element) = controller.element.kind { element.string == text } else { false }
        })
    }
    // A widget that a test keeps is one that stays when the app is closed.
    func canDrop(_ value: DropValue, atEnd: Bool) throws -> Bool {
      let over = try #require(controller("c").core)
      return over.hand.canDrop(value, x: 1, y: atEnd ? Double(over.height) - 1 : 1)
    }
    func has(_ text: String, _ look: String) throws -> Bool { try #require(controller(text).core).hasClass("sidelight-reorder-\(look)") }
    let drag = try #require(controller("a").element.traits.drag)
    guard case .own(let transfer)? = app.driver.graph.dragged(drag) else { throw TestFailure("Nothing is dragged.") }
    let value = DropValue.own(OwnTransfers.send(transfer))
    #expect(try canDrop(value, atEnd: true))
    try await app.settle()
    #expect(try has("c", "below") && has("a", "moved"))
    #expect(try canDrop(value, atEnd: false))
    try await app.settle()
    #expect(try has("c", "above") && !has("c", "below"))
    app.driver.graph.send(.heard(drag, .dragEnded))
    try await app.settle()
    #expect(try !has("c", "above") && !has("a", "moved"))
    #expect(store.ids == "abcdef")
    store.isEnabled = false
    try await app.settle()
    #expect(app.renderer?.controllers.values.contains { $0.element.traits.drag != nil } == false)
    try await app.close()
  }
}
