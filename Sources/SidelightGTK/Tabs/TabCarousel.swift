import SidelightBridge
import SidelightCore

/// Pages that follow each other, in an AdwCarousel with dots below.
///
/// Each tab has a place in the carousel, which is empty until its page is made. That happens when the first line of it comes into sight: a
/// page that is half seen and blank would look broken, and pages that stay out of sight cost nothing. For the same reason the carousel moves
/// past other pages only if all of them have been made, and otherwise jumps.
@MainActor final class TabCarousel {
  let box = BoxWidget(.vertical)
  private var carousel = CarouselWidget()
  /// Hears when the carousel has given its pages their places.
  private let frame: LayoutBin
  private(set) var dots: TabDotsBar?
  /// In the order of the carousel.
  private var places: [(tab: TabID, bin: LayoutBin)] = []
  private var shown: TabID?
  /// Pages came or went, and the carousel knows where it is only when it has given all of them their places.
  private var isUnplaced = false
  private var returning: MainSource?
  /// The carousel has had pages.
  private var hasBegun = false
  /// Hears of a page that comes into sight, and of the page to which the user went.
  var approach: (TabID) -> Void = { _ in }
  var arrive: (TabID) -> Void = { _ in }
  private let echo = EchoGuard()

  init() {
    frame = LayoutBin(child: carousel)
    frame.expandsVertically = true
    frame.expandsHorizontally = true
    frame.layout = self
    box.append(frame)
    follow(carousel)
  }

  private func follow(_ carousel: CarouselWidget) {
    // The carousel from before may still report a position.
    carousel.onNotify("position") { [weak self, weak carousel] in if self?.carousel === carousel { self?.moved() } }
    carousel.connect(CarouselWidget.pageChanged) { [weak self, weak carousel] index in
      if self?.carousel === carousel { self?.rested(at: index) }
    }
  }

  /// Brings the dots in line; nil for none.
  func show(_ bar: TabBarElement?, _ background: TabDotsBackground, choose: @escaping (TabBarElement, TabBarElement.Place) -> Void) {
    guard let bar else {
      if let dots { box.remove(dots.bin) }
      dots = nil
      return
    }
    let dots = dots ?? TabDotsBar()
    if self.dots == nil {
      dots.show(carousel)
      box.append(dots.bin)
    }
    self.dots = dots
    dots.choose = choose
    dots.show(bar, background)
  }

  /// Makes a place for each of these pages, into which the caller puts them before the carousel goes on. Returns whether another page is
  /// shown.
  func arrange(_ pages: [TabCarouselElement.Page], shown new: TabID?) -> Bool {
    let old = shown
    shown = new
    echo.applying { arrange(pages.map(\.tab), around: new, from: old) }
    for (page, place) in zip(pages, places) { place.bin.setAccessibleLabel(page.name) }
    return new != old
  }

  /// Where the page of a tab is put.
  func bin(of tab: TabID) -> LayoutBin? { places.first { $0.tab == tab }?.bin }

  /// Goes to where the program wants it to be: the user may have gone to a page that can't be selected.
  func goToShown(isAnimated: Bool) {
    guard let index = places.firstIndex(where: { $0.tab == shown }) else { return }
    refreshRoom()
    guard !isUnplaced, abs(carousel.position - Double(index)) > Self.tolerance else { return }
    let passed = places[min(index, current)...max(index, current)]
    let isBlank = passed.contains { $0.bin.child == nil }
    carousel.scroll(to: places[index].bin, isAnimated: isAnimated && !isBlank)
  }

  /// Goes to the page before or after as a swipe does, for tests.
  func swipe(forward: Bool, isAnimated: Bool) {
    let next = current + (forward ? 1 : -1)
    if places.indices.contains(next) { carousel.scroll(to: places[next].bin, isAnimated: isAnimated) }
  }

  // MARK: Places

  private func arrange(_ tabs: [TabID], around shown: TabID?, from old: TabID?) {
    guard tabs != places.map(\.tab) else { return }
    let kept = places.filter { tabs.contains($0.tab) }
    // The carousel keeps the page that it shows where others come and go around it, and only there.
    let isAround = shown == old && shown != nil && kept.map(\.tab) == tabs.filter { tab in kept.contains { $0.tab == tab } }
    for place in places where !isAround || !tabs.contains(place.tab) { carousel.remove(place.bin) }
    // A page outlives its place: the tab may only be hidden.
    for place in places where !tabs.contains(place.tab) { place.bin.child = nil }
    isUnplaced = true
    let bins = tabs.map { tab in places.first { $0.tab == tab } ?? (tab, makeBin()) }
    places = bins
    if isAround {
      for (index, place) in bins.enumerated() where place.bin.parent == nil { carousel.insert(place.bin, at: index) }
    } else {
      if hasBegun { exchange() }
      hasBegun = true
      // What is put in first is shown, and what is put in at the front then does not move it away.
      let first = bins.firstIndex { $0.tab == shown } ?? 0
      for place in bins[..<(min(first + 1, bins.count))].reversed() { carousel.insert(place.bin, at: 0) }
      for place in bins.dropFirst(first + 1) { carousel.insert(place.bin, at: nil) }
    }
  }

  /// A carousel that has shown pages remembers which one it was at; a new one begins at the page that is put in first.
  private func exchange() {
    carousel = CarouselWidget()
    frame.child = carousel
    follow(carousel)
    dots?.show(carousel)
  }

  private func makeBin() -> LayoutBin {
    let bin = LayoutBin()
    bin.accessibleRole = .group
    bin.expandsHorizontally = true
    bin.expandsVertically = true
    return bin
  }

  // MARK: What the user does

  private static let tolerance = 0.001

  private var current: Int { min(max(Length.whole(carousel.position), 0), max(places.count - 1, 0)) }

  /// The places of which the user sees something.
  private var seen: ClosedRange<Int> {
    let position = carousel.position
    return Int((position + Self.tolerance).rounded(.down))...Int((position - Self.tolerance).rounded(.up))
  }

  private func moved() {
    refreshRoom()
    echo.unlessApplying {
      guard !isUnplaced else { return }
      for index in seen where places.indices.contains(index) && places[index].bin.child == nil { approach(places[index].tab) }
    }
  }

  /// What is out of sight takes neither the focus nor the attention of a screen reader.
  func refreshRoom() {
    for (index, place) in places.enumerated() { place.bin.child?.hasRoom = place.tab == shown || !isUnplaced && seen.contains(index) }
  }

  private func rested(at index: Int) {
    echo.unlessApplying {
      guard !isUnplaced, places.indices.contains(index), places[index].tab != shown else { return }
      arrive(places[index].tab)
    }
  }
}

extension TabCarousel: WidgetLayout {
  func measure(_ orientation: Orientation, forSize: Int) -> Measurement { carousel.measure(orientation, forSize: forSize) }

  func allocate(width: Int, height: Int, baseline: Int) {
    carousel.allocate(x: 0, y: 0, width: width, height: height, baseline: baseline)
    guard isUnplaced else { return }
    isUnplaced = false
    refreshRoom()
    // Another page may have been selected meanwhile. Inside of layout nothing can be moved.
    returning = MainSource.idle(priority: MainLoop.Priority.high) { [weak self] () -> Void in self?.goToShown(isAnimated: false) }
  }
}
