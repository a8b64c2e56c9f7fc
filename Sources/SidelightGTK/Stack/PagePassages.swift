import SidelightBridge
import SidelightCore

/// Shows how pages of a stack come and go in a way of their own. libadwaita has the page in its place at once, and only what is drawn there is on
/// its way.
@MainActor final class PagePassages {
  /// One page that comes or goes over another one.
  @MainActor private final class Course {
    let ground: LayoutContainer
    /// What else is drawn there: the page below of one that comes, or the one that goes.
    let other: RenderNode
    let comes: Bool
    let transition: PageTransition
    /// Where the page comes from, or goes to.
    let source: () -> LayoutFrame?
    /// What is behind a page.
    let background: PaintColor
    var seconds = 0.0
    var begin: Int?
    var tick: TickCallback?

    init(_ ground: LayoutContainer, _ other: RenderNode, comes: Bool, _ transition: PageTransition, _ source: @escaping () -> LayoutFrame?)
    {
      (self.ground, self.other, self.comes, self.transition, self.source) = (ground, other, comes, transition, source)
      let color = ColorStyle(.background).area
      background = PaintColor(color.red, color.green, color.blue, color.alpha)
    }

    /// How much of the page is there.
    private var part: Double {
      let part = transition.part(after: seconds)
      return comes ? part : 1 - part
    }

    func draw(_ node: RenderNode?, _ painter: Painter) {
      guard let node else { return }
      let (below, above) = comes ? (other, node) : (node, other)
      let (width, height) = (Double(ground.width), Double(ground.height))
      painter.draw(below)
      let all = LayoutFrame(x: 0, y: 0, size: Size(width, height))
      guard case .zoom = transition, width > 0, let source = source() else {
        return painter.faded(to: part) {
          painter.fill(PixelRectangle(x: 0, y: 0, width: width, height: height), background)
          painter.draw(above)
        }
      }
      let zoom = PageZoom(from: source, to: all, part: part)
      let box = PixelRectangle(x: zoom.box.x, y: zoom.box.y, width: zoom.box.size.width, height: zoom.box.size.height)
      let scale = box.width / width
      painter.faded(to: zoom.opacity) {
        painter.clipped(to: box, radius: zoom.cornerRadius) {
          painter.fill(box, background)
          painter.translated(x: box.x, y: box.y, scale: (scale, scale)) { painter.draw(above) }
        }
      }
    }
  }

  /// The page that is shown, and goes in a way of its own.
  private weak var watched: PageController?
  private var transition = PageTransition.automatic
  /// How that page was drawn last.
  private var look: RenderNode?
  /// Where the page came from.
  private var origin: LayoutFrame?
  /// The page on which that is.
  private weak var under: PageController?
  private var course: Course?

  /// Whether the page that is shown goes in a way of its own.
  var areOwn: Bool { transition != .automatic }

  /// Whether a page is on its way, for tests.
  var isUnderWay: Bool { course != nil }

  /// A page is about to come over another one, if it does so in a way of its own.
  ///
  /// - Returns: what shows it, once it is there; nil where it comes as pages of the desktop do.
  func prepare(_ page: PageController, over below: PageController) -> (() -> Void)? {
    guard page.transition != .automatic, let widget = below.page, let picture = RenderNode.drawing(of: widget) else { return nil }
    let origin = Self.source(of: page.transition, on: below).flatMap { $0.bounds(in: widget) }.map { LayoutFrame($0) }
    // It goes over it, too.
    _ = below.shell.takeGround()
    return { [weak self, weak page, weak below] in
      guard let self, let page else { return }
      watch(page)
      self.origin = origin
      under = below
      begin(on: page, picture, comes: true, page.transition) { origin }
    }
  }

  /// The page that was shown has gone, and another one is shown below it.
  func leave(to below: PageController?) {
    guard areOwn, let below, let look else { return watch(below) }
    let (transition, origin) = (transition, under === below ? origin : nil)
    watch(below)
    weak var source: Widget?
    begin(on: below, look, comes: false, transition) { [weak below] in
      guard let below, let ground = below.shell.ground else { return origin }
      if source?.isMapped != true { source = Self.source(of: transition, on: below) }
      return source?.bounds(in: ground).map { LayoutFrame($0) } ?? origin
    }
  }

  /// Another page is shown, or the same one says something else of how it goes.
  func watch(_ page: PageController?) {
    let new = page?.transition ?? .automatic
    if watched !== page || new == .automatic {
      if let ground = watched?.shell.ground, ground !== course?.ground { ground.draws = nil }
      (watched, look, origin) = (nil, nil, nil)
    }
    transition = new
    guard new != .automatic, let page, watched !== page else { return }
    watched = page
    hook(page.shell.takeGround())
  }

  /// No page is on its way any more.
  func end() {
    guard let course else { return }
    course.tick?.cancel()
    self.course = nil
    if watched?.shell.ground !== course.ground { course.ground.draws = nil }
    course.ground.queueDraw()
  }

  private func hook(_ ground: LayoutContainer) {
    ground.draws = { [weak self, weak ground] node, painter in
      if let self, let ground { draw(node, painter, on: ground) } else if let node { painter.draw(node) }
    }
  }

  private func draw(_ node: RenderNode?, _ painter: Painter, on ground: LayoutContainer) {
    if watched?.shell.ground === ground { look = node }
    if let course, course.ground === ground { course.draw(node, painter) } else if let node { painter.draw(node) }
  }

  private func begin(
    on page: PageController, _ other: RenderNode, comes: Bool, _ transition: PageTransition, _ source: @escaping () -> LayoutFrame?
  ) {
    end()
    let ground = page.shell.takeGround()
    let course = Course(ground, other, comes: comes, transition, source)
    self.course = course
    hook(ground)
    course.tick = ground.addTickCallback { [weak self, weak course] clock in
      guard let self, let course, self.course === course else { return false }
      let begin = course.begin ?? clock.frameTime
      course.begin = begin
      course.seconds = Double(clock.frameTime - begin) / 1_000_000
      course.ground.queueDraw()
      guard course.seconds >= transition.duration || !course.ground.isMapped else { return true }
      end()
      return false
    }
  }

  /// The widget on a page that another one comes out of; nil where it is not on the screen.
  private static func source(of transition: PageTransition, on page: PageController) -> Widget? {
    guard case .zoom(let number) = transition else { return nil }
    func find(_ controller: Controller) -> Widget? {
      let traits = controller.element.storedTraits?.traits
      if traits?.hasRare == true, traits?.rare.transitionSource == number, controller.widget.isMapped { return controller.widget }
      return controller.children.firstNonNil(find)
    }
    return find(page)
  }
}

extension PageController {
  /// How it comes and goes.
  var transition: PageTransition { if case .page(let page) = element.kind { page.transition } else { .automatic } }
}

extension LayoutFrame {
  fileprivate init(_ box: PixelRectangle) { self.init(x: box.x, y: box.y, size: Size(box.width, box.height)) }
}
