import SidelightBridge
import SidelightCore

/// Pages that follow each other.
extension TabsController {
  /// Has a carousel with dots as the element says, or none.
  func showCarousel(_ tabs: TabsElement) {
    guard let element = tabs.carousel else { return }
    let carousel = carousel ?? makeCarousel()
    carousel.show(tabs.bar, element.background) { [weak self] bar, place in self?.send(.tabs(bar.tabs, place.event)) }
  }

  private func makeCarousel() -> TabCarousel {
    let carousel = TabCarousel()
    self.carousel = carousel
    carousel.approach = { [weak self] tab in if let self { send(.tabs(id, .approach(tab))) } }
    carousel.arrive = { [weak self, weak carousel] tab in
      guard let self else { return }
      send(.tabs(id, .choose(tab)))
      // A binding that refuses the page wins: once it has answered, the carousel goes back to what is shown.
      renderer?.host?.flush()
      carousel?.goToShown(isAnimated: true)
    }
    return carousel
  }

  /// Puts the pages to where they stand now, once all patches of a batch are in.
  func placePages(_ tabs: TabsElement) {
    guard let element = tabs.carousel, let carousel else { return endCarousel() }
    let isOther = carousel.arrange(element.pages, shown: tabs.plan.shown)
    for child in children(in: .pages) {
      // A page that is not among them, as that of a hidden tab, waits in the stack.
      let tab = element.pages.first { $0.node == child.id }?.tab
      put(child.widget, into: tab.flatMap(carousel.bin))
    }
    stack.add(carousel.box)
    stack.show(carousel.box)
    // Pages come and change while the user swipes; that must not end where the swipe began.
    if isOther { carousel.goToShown(isAnimated: renderer?.mayMove == true) } else { carousel.refreshRoom() }
  }

  private func endCarousel() {
    guard let old = carousel else { return }
    carousel = nil
    for child in children(in: .pages) { put(child.widget, into: nil) }
    // While a stack goes from one page to another it needs both (libadwaita up to 1.9 at least), and nothing is shown from here.
    stack.remove(old.box)
    if let shown { stack.show(shown.widget) }
  }

  /// Puts a page into a place of the carousel, or without one into the stack.
  private func put(_ page: Widget, into bin: LayoutBin?) {
    guard page.parent != bin ?? stack else { return }
    takeOut(page)
    // A page that had no room in the carousel may be seen again.
    page.hasRoom = true
    page.canFocus = true
    if let bin { bin.child = page } else { stack.add(page) }
  }

  func takeOut(_ page: Widget) {
    (page.parent as? LayoutBin)?.child = nil
    stack.remove(page)
  }
}

extension TabsController {
  /// Goes to the page before or after as a swipe does, for tests; says whether there are such pages.
  package func swipe(forward: Bool) -> Bool {
    carousel?.swipe(forward: forward, isAnimated: renderer?.desktop.traits.isReducedMotion == false)
    return carousel != nil
  }
}
