import CSidelight

/// An AdwCarousel: pages side by side that the user swipes through.
@safe package final class CarouselWidget: Widget {
  package init() {
    unsafe super.init(sinking: adw_carousel_new())
  }

  /// Puts a page before what stands at an index, or at the end.
  package func insert(_ page: Widget, at index: Int?) { unsafe adw_carousel_insert(pointer, page.widget, Int32(clamping: index ?? -1)) }

  package func remove(_ page: Widget) {
    if page.parent == self { unsafe adw_carousel_remove(pointer, page.widget) }
  }

  /// Brings a page to where the user sees it. Without an animation, and where the user has them switched off, it is there at once.
  package func scroll(to page: Widget, isAnimated: Bool) {
    if page.parent == self { unsafe adw_carousel_scroll_to(pointer, page.widget, isAnimated ? 1 : 0) }
  }

  /// Which page the user sees, from 0; a number in between while it moves.
  package var position: Double { unsafe adw_carousel_get_position(pointer) }

  package var pageCount: Int { unsafe Int(adw_carousel_get_n_pages(pointer)) }

  /// It has come to rest at a page.
  package static let pageChanged = Signal<Void, Int>("page-changed")
}

/// An AdwCarouselIndicatorDots: a dot for each page of a carousel, the largest for the one that is seen. It only shows.
@safe package final class CarouselDotsWidget: Widget {
  package init() {
    unsafe super.init(sinking: adw_carousel_indicator_dots_new())
  }

  /// Shows the pages of this carousel.
  package func show(_ carousel: CarouselWidget) { unsafe adw_carousel_indicator_dots_set_carousel(pointer, carousel.pointer) }
}
