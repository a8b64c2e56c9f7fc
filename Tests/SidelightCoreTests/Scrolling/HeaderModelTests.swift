import SidelightCore
import Testing

/// Bars at the top of a page that make room for what is scrolled.
@Suite("Header bars that make room")
struct HeaderModelTests {
  private static let down = HeaderEvent.scrolled(ScrollState(isAtTop: false, direction: .down))
  private static let further = HeaderEvent.scrolled(ScrollState(isAtTop: false, direction: .down, progress: 1))
  private static let up = HeaderEvent.scrolled(ScrollState(isAtTop: false, direction: .up))
  private static let top = HeaderEvent.scrolled(ScrollState(isAtTop: true, direction: .up))

  private func model(_ minimizing: HeaderMinimizing?, isSearching: Bool = false) -> HeaderModel {
    var model = HeaderModel()
    model.declare(minimizing, isSearching: isSearching, isCovered: false)
    return model
  }

  private func hidden(_ minimizing: HeaderMinimizing?, _ events: [HeaderEvent]) -> [Bool] {
    var model = model(minimizing)
    return events.map { event in
      model.handle(event)
      return model.isMinimized
    }
  }

  @Test(
    arguments: [
      (nil, [false, false, false, false]), (HeaderMinimizing(.never), [false, false, false, false]),
      (HeaderMinimizing(.onScrollDown), [true, false, true, false]), (HeaderMinimizing(.onScrollUp), [false, true, false, true]),
      (HeaderMinimizing(.onScrollDown, returnsAtEdge: true), [true, true, true, false]),
    ] as [(HeaderMinimizing?, [Bool])])
  func `Scrolling one way hides them, and the other way or the edge brings them back`(minimizing: HeaderMinimizing?, seen: [Bool]) {
    #expect(hidden(minimizing, [Self.down, Self.up, Self.down, Self.top]) == seen)
  }

  @Test(arguments: [.pointed, .keyed, .focused(true), .scrolled(nil), .scrolled(ScrollState())] as [HeaderEvent])
  func `The pointer, a key, the focus and something else to scroll bring them back, even where only the edge does`(event: HeaderEvent) {
    #expect(hidden(HeaderMinimizing(.onScrollDown, returnsAtEdge: true), [Self.down, event]) == [true, false])
  }

  @Test func `They stay while the focus is in them`() {
    #expect(
      hidden(HeaderMinimizing(.onScrollDown), [.focused(true), Self.down, .focused(false), Self.further]) == [false, false, false, true])
  }

  @Test func `What a key scrolls that leads to another control does not hide them, and what is scrolled after that does`() {
    let events: [HeaderEvent] = [Self.down, .keyed, Self.further, Self.further]
    #expect(hidden(HeaderMinimizing(.onScrollDown), events) == [true, false, false, true])
  }

  @Test func `They stay while the user searches, and a search brings them back`() {
    var model = model(HeaderMinimizing(.onScrollDown), isSearching: true)
    model.handle(Self.down)
    #expect(!model.isMinimized)
    model.declare(HeaderMinimizing(.onScrollDown), isSearching: false, isCovered: false)
    model.handle(Self.further)
    #expect(model.isMinimized)
    model.declare(HeaderMinimizing(.onScrollDown), isSearching: true, isCovered: false)
    #expect(!model.isMinimized)
  }

  @Test func `A page that was covered has them, and so has one whose code changes its mind`() {
    for isCovered in [true, false] {
      var model = model(HeaderMinimizing(.onScrollDown))
      model.handle(Self.down)
      model.declare(isCovered ? HeaderMinimizing(.onScrollDown) : HeaderMinimizing(.onScrollUp), isSearching: false, isCovered: isCovered)
      #expect(!model.isMinimized)
    }
    var covered = HeaderModel()
    covered.declare(HeaderMinimizing(.onScrollDown), isSearching: false, isCovered: true)
    covered.handle(Self.down)
    #expect(!covered.isMinimized, "Nobody scrolls what nobody sees.")
  }

  /// What the user scrolls, in px.
  private func hidden(at offsets: [Double], length: Double) -> [Bool] {
    var (model, course) = (model(HeaderMinimizing(.onScrollDown)), ScrollCourse())
    _ = course.move(to: 0, length: length, visible: 400, isLayout: true)
    return offsets.map { offset in
      if course.move(to: offset, length: length, visible: 400) { model.handle(.scrolled(course.state)) }
      return model.isMinimized
    }
  }

  @Test func `A little way is not enough, and neither is content that hardly needs the room`() {
    #expect(hidden(at: [20, 90, 120, 110, 80], length: 2000) == [false, false, true, true, false])
    #expect(hidden(at: [20, 90, 100], length: 500) == [false, false, false])
  }

  @Test(
    arguments: [
      (0xff09, 0, true), (0xff09, 1, true), (0xfe20, 1, true), (0xffc3, 0, true), (0xffc7, 0, true), (0x66, 4, true), (0x66, 0, false),
      (0xffc7, 1, false), (0xff54, 0, false),
    ] as [(UInt32, Int, Bool)])
  func `Keys that lead from one control to another may lead to them`(symbol: UInt32, modifiers: Int, isForBars: Bool) {
    let pressed = KeyShortcut(symbol: symbol, modifiers: KeyShortcut.Modifiers(rawValue: modifiers))
    #expect(HeaderModel.isForBars { $0 == pressed } == isForBars)
  }
}

/// What a page makes of what is said of its bars.
@Suite("How pages take what is said of bars that make room")
struct BarMinimizingTests {
  private func said(_ bar: BarPart, _ change: (inout BarMinimizing) -> Void) -> BarTraits {
    var bars = BarTraits()
    bars.update([bar]) { change(&$0.minimizing) }
    return bars
  }

  private func page(_ bars: BarTraits, around: BarTraits = BarTraits(), change: (inout PageFacts) -> Void = { _ in }) -> PageChrome {
    var (facts, surroundings) = (PageFacts(), PageSurroundings())
    facts.bars = bars
    surroundings.bars = around
    change(&facts)
    return PageChrome(facts, PagePlace(), around: surroundings)
  }

  @Test(arguments: [BarPart.header, .items])
  func `The header bar and what stands in it are one`(bar: BarPart) {
    let chrome = page(said(bar) { $0.behavior = .onScrollDown })
    #expect(chrome.page.minimizing == HeaderMinimizing(.onScrollDown))
    #expect(chrome.inside.followsScrolling)
    #expect(page(BarTraits()).page.minimizing == nil)
    #expect(!page(BarTraits()).inside.followsScrolling)
  }

  @Test func `A page says it over what is around, part by part`() {
    let around = said(.header) { ($0.behavior, $0.returnsAtEdge) = (.onScrollDown, true) }
    #expect(page(BarTraits(), around: around).page.minimizing == HeaderMinimizing(.onScrollDown, returnsAtEdge: true))
    #expect(page(said(.header) { $0.behavior = .never }, around: around).page.minimizing == nil)
    #expect(page(said(.header) { $0.behavior = .onScrollUp }, around: around).page.minimizing == HeaderMinimizing(.onScrollUp))
  }

  @Test func `Content that stays lies below the bar from the beginning`() {
    let chrome = page(said(.header) { ($0.behavior, $0.movesContent) = (.onScrollDown, false) })
    #expect(chrome.page.goesOnBelowHeader)
    #expect(!page(said(.header) { $0.behavior = .onScrollDown }).page.goesOnBelowHeader)
    #expect(!page(said(.header) { $0.movesContent = false }).page.goesOnBelowHeader, "A bar that stays has its own room.")
  }

  @Test func `A page without a header bar of its own has none that makes room`() {
    let bars = said(.header) { $0.behavior = .onScrollDown }
    #expect(page(bars) { $0.hasOwnHeader = true }.page.minimizing == nil)
    var hidden = bars
    hidden.update([.header]) { $0.isShown = false }
    #expect(page(hidden).page.minimizing == nil)
  }
}
