import SeedSupport
import SidelightCore
import Testing

/// What gives way in a bar that is too narrow.
struct ToolbarFitTests {
  private func items(_ places: [ToolbarPlace], width: Int = 34) -> [ToolbarFit.Item] {
    places.map { ToolbarFit.Item(width: width, endurance: $0.endurance) }
  }

  private func fit(_ items: [ToolbarFit.Item], _ available: Int, hasMenu: Bool = false) -> ToolbarFit {
    ToolbarFit(items, available: available, spacing: 6, menu: 34, hasMenu: hasMenu)
  }

  @Test func `What has room stays, without a menu`() {
    let three = items([.automatic, .automatic, .primaryAction])
    #expect(fit(three, 120).inMenu.isEmpty)
    #expect(!fit(three, 120).hasMenu)
    #expect(fit([], 0) == fit([], 1000))
  }

  @Test func `The button of the menu needs room itself`() {
    let three = items([.automatic, .automatic, .primaryAction])
    #expect(fit(three, 119).inMenu == [0, 1])
    #expect(fit(three, 119).hasMenu)
    #expect(fit(three, 119, hasMenu: true).inMenu == [0, 1])
    #expect(fit(three, 120, hasMenu: true).inMenu == [1])
  }

  @Test func `The places give way in their order, the last of each first`() {
    let places: [ToolbarPlace] = [
      .cancellationAction, .navigation, .topBarLeading, .automatic, .automatic, .topBarTrailing, .destructiveAction, .primaryAction,
      .confirmationAction,
    ]
    let all = items(places)
    var order: [Int] = []
    for available in stride(from: 9 * 40, through: 0, by: -1) {
      for position in fit(all, available, hasMenu: true).inMenu where !order.contains(position) { order.append(position) }
    }
    #expect(order == [4, 3, 5, 2, 6, 1, 7, 0])
  }

  @Test func `What matters more to the app stays longer, whatever its place is`() {
    let all = [0.0, 1, -1, 0.5].map { ToolbarFit.Item(width: 34, endurance: 0, priority: $0) }
    var order: [Int] = []
    for available in stride(from: 5 * 40, through: 0, by: -1) {
      for position in fit(all, available, hasMenu: true).inMenu where !order.contains(position) { order.append(position) }
    }
    #expect(order == [2, 0, 3, 1])
  }

  @Test func `The title keeps its room at the cost of all but the cancellation`() {
    let both = items([.cancellationAction, .primaryAction, .confirmationAction])
    func fit(_ available: Int) -> [Int] {
      ToolbarFit(both, available: available, title: 100, spacing: 6, menu: 34, hasMenu: false).inMenu
    }
    #expect(fit(220) == [])
    #expect(fit(219) == [1])
    #expect(fit(120) == [1])
    #expect(fit(119) == [0, 1])
  }

  @Test func `What can't leave stays whatever there is, and says how much is needed at least`() {
    let fixed = items([.confirmationAction, .principal, .confirmationAction, .status])
    #expect(fit(fixed, 0).inMenu.isEmpty)
    #expect(!fit(fixed, 0).hasMenu)
    #expect(ToolbarFit.minimum(fixed, spacing: 6, menu: 34, hasMenu: false) == 160)
    #expect(ToolbarFit.minimum(items([.automatic, .confirmationAction]), spacing: 6, menu: 34, hasMenu: false) == 80)
    #expect(ToolbarFit.minimum([], spacing: 6, menu: 34, hasMenu: true) == 40)
  }

  @Test func `What can't be in a menu leaves last and altogether`() {
    let mixed = items([.automatic]) + [ToolbarFit.Item(width: 100, endurance: nil, isOptional: true)] + items([.confirmationAction])
    #expect(fit(mixed, 186) == fit(mixed, 1000))
    #expect(fit(mixed, 185).inMenu == [0])
    #expect(fit(mixed, 185).gone == [1])
    #expect(fit(mixed, 186, hasMenu: true).inMenu == [0])
    #expect(fit(mixed, 186, hasMenu: true).gone == [])
    #expect(ToolbarFit.minimum(mixed, spacing: 6, menu: 34, hasMenu: false) == 80)
  }

  @Test(arguments: Seeds.walks(1, 2)) func `More room never takes an item out of the bar`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let all = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        ToolbarFit.Item(
          width: Int.random(in: 0...120, using: &random), endurance: [nil, 0, 1, 2, 3].randomElement(using: &random) ?? nil,
          isOptional: Bool.random(using: &random))
      }
      let hasMenu = Bool.random(using: &random)
      var before = Set(all.indices)
      var goneBefore = before
      for available in stride(from: 0, through: 1800, by: 20) {
        let result = fit(all, available, hasMenu: hasMenu)
        let now = Set(result.inMenu)
        #expect(now.isSubset(of: before), "\(all) at \(available)")
        #expect(result.hasMenu == (hasMenu || !now.isEmpty))
        before = now
        #expect(Set(result.gone).isSubset(of: goneBefore), "\(all) at \(available)")
        #expect(result.gone.isEmpty || result.inMenu.count == all.count { $0.endurance != nil })
        goneBefore = Set(result.gone)
      }
      #expect(before.isEmpty && goneBefore.isEmpty)
    }
  }

  @Test func `Every place has a slot of a bar`() {
    for place in ToolbarPlace.allCases { #expect((Slot.headerBar + Slot.bottomBar + [.search]).contains(place.slot)) }
  }
}
