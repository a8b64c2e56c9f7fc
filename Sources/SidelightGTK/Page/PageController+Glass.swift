import SidelightBridge
import SidelightCore

/// A page whose content goes on below panes of glass beside it, and below its header bar.
extension PageController: EdgePage {
  func runsBeneath(_ old: Element?) -> Bool {
    if case .page(let page)? = old?.kind { page.runsBeneath } else { false }
  }

  /// Lets the content go on below panes of glass beside the page, or no more.
  func runBeneath(_ goesOn: Bool) {
    cutContent()
    shell.coverAround = { [weak self] width in
      guard goesOn, let self else { return GlassCover() }
      return GlassCover(of: self, width: width)
    }
    shell.clip?.coverAround = goesOn ? { [weak self] in self?.coverAround($0) ?? GlassCover() } : nil
    shell.clip?.tellCover = { [weak self] cover in
      guard let self else { return }
      contentRegion?.glass = cover.insets
      // What is scrolled may be another one.
      if let edge { edge.follow(children(in: .body), goesOnBelow: edge.goesOnBelow) }
    }
    for child in children(in: .body) { child.applyLayout() }
    shell.coverChanged()
  }

  /// What lays out all of the content; nil where that are pages, or several views.
  private var contentRegion: LayoutRegion? {
    let body = children(in: .body)
    return body.count == 1 ? body[0].around?.region : nil
  }

  private func coverAround(_ width: Int) -> GlassCover {
    guard contentRegion != nil else { return GlassCover() }
    var cover = GlassCover(of: self, width: width)
    if shell.bars?.extendsContentToTop == true, let header { cover.top = header.bin.measure(.vertical).natural }
    return cover
  }

  /// Whether the content goes on below the header bar: where it does below a pane of glass, unless other bars stand between the two.
  private var goesOnBelowHeader: Bool {
    guard case .page(let page) = element.kind, header != nil, search == nil, contentRegion != nil else { return false }
    return page.goesOnBelowHeader
  }

  /// Brings the edge between the header bar and the content up to date.
  func followEdge() {
    guard let header, let bars = shell.bars else {
      edge?.end()
      edge = nil
      if let bars = shell.bars, bars.extendsContentToTop {
        bars.extendsContentToTop = false
        shell.clip?.bin.queueResize()
      }
      return
    }
    let edge = edge ?? HeaderEdge(header.bin) { [weak renderer] in renderer?.desktop.traits ?? DesktopTraits() }
    self.edge = edge
    let (before, goesOn) = ((edge.effect, bars.extendsContentToTop), goesOnBelowHeader)
    edge.follow(children(in: .body), goesOnBelow: goesOn)
    header.isOverContent = goesOn
    guard before != (edge.effect, goesOn) else { return }
    bars.extendsContentToTop = goesOn
    if case .page(let page) = element.kind { barLooks.show(page.barLooks, edge.effect, on: bars) }
    shell.clip?.bin.queueResize()
  }
}

extension PageController: GlassCovered {
  func coverChanged() { if shell.clip?.coverAround != nil { shell.coverChanged() } }
}
