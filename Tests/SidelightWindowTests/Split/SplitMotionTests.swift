import SeedSupport
import SidelightBridge
import SidelightCore
import SidelightGTK
import SplitTable
import Testing

extension RendererTests {
  /// Everything that happens here happens in the middle of what happened before.
  @MainActor @Suite("Split view in motion") struct Motion {
    @Test(
      "Whatever is begun before the last thing has ended, all settles as the model says",
      arguments: [true, false], [(SplitColumnCount.three, 7), (.three, 20_261), (.two, 11)] as [(SplitColumnCount, UInt64)])
    func walk(isAnimated: Bool, start: (count: SplitColumnCount, seed: UInt64)) async throws {
      try await withAnimations(isAnimated) {
        let walk = try await SplitMotion(start.count)
        var random = SeededRandom(seed: start.seed)
        for round in 0..<8 {
          for _ in 0..<6 { await walk.take(SplitMotion.Move.allCases.randomElement(using: &random) ?? .wait, &random) }
          await walk.expectSettled("seed \(start.seed), round \(round)")
        }
        walk.close()
      }
    }

    @Test("The sidebar begins to slide in and the window goes to another stage at once", arguments: [true, false], [360, 600, 1200])
    func sidebar(isAnimated: Bool, width: Int) async throws {
      try await withAnimations(isAnimated) {
        let walk = try await SplitMotion(.three)
        for start in [600, 1200] {
          await walk.resize(start)
          walk.send(.toggleSidebar)
          await walk.frames(2)
          await walk.resize(width, frames: 0)
          await walk.expectSettled("from \(start) to \(width)")
        }
        walk.close()
      }
    }

    @Test("Columns that another width brings or takes are there in its first frame, or gone", arguments: [SplitColumnCount.two, .three])
    func otherWidth(count: SplitColumnCount) async throws {
      try await withAnimations(true) {
        let walk = try await SplitMotion(count)
        for width in [600, 1200, 510, 1200, 600, 1200] {
          await walk.resize(width, frames: 0)
          walk.expectPlaces("at \(width)")
        }
        walk.send(.setInspectorShown(true))
        await walk.expectSettled("with an inspector")
        for width in [600, 1200] {
          await walk.resize(width, frames: 0)
          walk.expectPlaces("with an inspector at \(width)")
        }
        walk.close()
      }
    }

    @Test("So are those that still slide when the width changes", arguments: [0, 1, 3], [600, 510])
    func otherWidthWhileSliding(frames: Int, width: Int) async throws {
      try await withAnimations(true) {
        let walk = try await SplitMotion(.three)
        for start in [1200, width, 1200] {
          await walk.resize(start)
          walk.send(.toggleSidebar)
          await walk.frames(frames)
          await walk.resize(start == 1200 ? width : 1200, frames: 0)
          walk.expectPlaces("from \(start)")
          await walk.expectSettled("from \(start)")
        }
        walk.close()
      }
    }

    @Test("The inspector is shown and dismissed within one animation", arguments: [true, false], [360, 620, 1200])
    func inspector(isAnimated: Bool, width: Int) async throws {
      try await withAnimations(isAnimated) {
        let walk = try await SplitMotion(.two)
        await walk.resize(width)
        for frames in [0, 1, 3] {
          for isShown in [true, false, true, false] {
            walk.send(.setInspectorShown(isShown))
            await walk.frames(frames)
          }
          await walk.expectSettled("\(frames) frames apart at \(width)")
        }
        walk.close()
      }
    }

    @Test("A divider is dragged away and back while its column still moves", arguments: [true, false])
    func drag(isAnimated: Bool) async throws {
      try await withAnimations(isAnimated) {
        let walk = try await SplitMotion(.three)
        walk.send(.toggleSidebar)
        await walk.frames(1)
        walk.send(.toggleSidebar)
        await walk.frames(1)
        walk.drag(.sidebar, by: -200)
        await walk.frames(1)
        walk.drag(.content, by: 60)
        await walk.resize(900, frames: 0)
        await walk.expectSettled("after drags")
        walk.close()
      }
    }

    /// A test must not leave the desktop's settings to the next one.
    private func withAnimations(_ isAnimated: Bool, _ body: () async throws -> Void) async throws {
      let settings = try #require(DesktopSettings.shared)
      let before = settings.property("gtk-enable-animations", as: Bool.self)
      settings.setProperty("gtk-enable-animations", to: isAnimated)
      var failure: (any Error)?
      do { try await body() } catch { failure = error }
      settings.setProperty("gtk-enable-animations", to: before)
      // Whoever listens hears of it before the next test listens too.
      await MainLoop.rest()
      if let failure { throw failure }
    }
  }
}

/// Somebody who does not wait, at a real window, and a model beside it that is told only what that somebody did and what was measured.
@MainActor private final class SplitMotion {
  enum Move: CaseIterable { case toggle, inspector, resize, drag, visibility, column, back, style, wait }

  private let scene: SplitScene
  private var model: SplitModel
  /// The events of the scene that the model has seen, or that are the widgets' own.
  private var seen = 0
  private var trail: [String] = []

  init(_ count: SplitColumnCount) async throws {
    scene = SplitScene(count, width: 1200, visibility: .all, inspector: InspectorConfiguration(isPresented: false))
    await scene.show()
    model = try #require(scene.tree.splits[scene.split])
    seen = scene.tree.events.count
    configure { $0.preferredCompactColumn = .sidebar }
  }

  func close() { scene.tree.close(scene.window) }

  func frames(_ count: Int) async {
    guard DesktopSettings.shared?.hasAnimations == true, count > 0 else {
      for _ in 0..<count { await scene.tree.frame(scene.window) }
      return
    }
    // As long as frames last on a usual display, so that something has moved.
    await scene.tree.windowController(scene.window)?.watchFrames(for: count * 16)
  }

  // MARK: What is done

  func take(_ move: Move, _ random: inout SeededRandom) async {
    switch move {
    case .toggle: send(.toggleSidebar)
    case .inspector: send(.setInspectorShown(!(model.configuration.inspector?.isPresented ?? false)))
    case .resize: await resize([1200, 900, 700, 600, 510, 400].randomElement(using: &random) ?? 800, frames: 0)
    case .drag: drag([.sidebar, .content].randomElement(using: &random) ?? .sidebar, by: Double(Int(random.next() % 400)) - 200)
    case .visibility:
      let visibility = SplitVisibility.allCases.randomElement(using: &random)
      configure { $0.visibility = visibility }
    case .column:
      let column = SplitColumn.allCases.randomElement(using: &random)
      configure { $0.preferredCompactColumn = column }
    case .back: send(.back)
    case .style:
      let style = SplitStyle.allCases.randomElement(using: &random) ?? .automatic
      configure { $0.style = style }
    case .wait: await frames(4)
    }
    trail = trail.suffix(11) + ["\(move) \(model.plan.picture)"]
    await frames(Int(random.next() % 3))
  }

  func send(_ event: SplitEvent) {
    follow()
    scene.tree.send(.split(scene.split, event))
    seen = scene.tree.events.count
    _ = model.handle(event)
  }

  private func configure(_ change: (inout SplitConfiguration) -> Void) {
    follow()
    var configuration = model.configuration
    change(&configuration)
    scene.tree.configure(scene.split, change)
    seen = scene.tree.events.count
    _ = model.handle(.configured(configuration))
  }

  /// For nil, until nothing moves any more.
  func resize(_ width: Int, frames count: Int? = nil) async {
    await scene.windowWidget?.resize(width: width, height: 600)
    if let count { await frames(count) } else { await scene.tree.settled(scene.window) }
  }

  /// Drags the divider after a column from where the model has it; there may be none there on the screen yet.
  func drag(_ column: SplitColumn, by offset: Double) {
    follow()
    guard let places = scene.plan.map({ SplitPlaces(in: $0.picture, width: Double(scene.width)) }), let place = places["\(column)"] else {
      return
    }
    scene.controller?.widget.hand.drag(from: (x: Double(place.upperBound), y: 100), through: [offset / 2, offset])
    follow()
  }

  /// Tells the model what was measured and dragged since. Everything else that came is a widget's echo, of which nothing may come.
  private func follow() {
    for case .split(let id, let event) in scene.tree.events[seen...] where id == scene.split {
      switch event {
      case .measured, .dragged, .draggedInspector: _ = model.handle(event)
      default: trail.append("echo \(event)")
      }
    }
    seen = scene.tree.events.count
  }

  // MARK: What must be so

  /// Everything stands where the model has it, without waiting for anything.
  func expectPlaces(_ name: String) {
    follow()
    guard let plan = scene.plan else { return }
    #expect(plan.picture == model.plan.picture, "\(name)")
    #expect(scene.controller?.shownPicture == plan.picture, "\(name)")
    #expect(places == SplitPlaces(in: plan.picture, width: Double(scene.width)), "\(name), \(plan.picture)")
  }

  func expectSettled(_ name: String) async {
    await scene.tree.settled(scene.window)
    follow()
    let plan = scene.plan
    #expect(plan?.picture == model.plan.picture, "\(name): \(trail)")
    #expect(scene.tree.splits[scene.split]?.configuration == model.configuration, "\(name): \(trail)")
    #expect(scene.controller?.shownPicture == plan?.picture, "\(name): \(trail)")
    #expect(scene.tree.splits[scene.split]?.checkInvariants() == [], "\(name)")
    guard let plan else { return }
    #expect(places == SplitPlaces(in: plan.picture, width: Double(scene.width)), "\(name), \(plan.picture): \(trail)")
  }

  private var places: SplitPlaces {
    var places = SplitPlaces()
    guard let root = scene.controller?.widget else { return places }
    var pages = scene.pages.map { ("\($0.key)", scene.tree.widget($0.value)) }
    pages.append(("inspector", scene.inspectorPage.flatMap { scene.tree.widget($0) }))
    for (name, page) in pages {
      guard let page, page.isMapped, let box = page.bounds(in: root) else { continue }
      if name == "inspector", scene.controller?.inspector?.sheet.isOpen == true { continue }
      places[name] = Int(box.x)..<Int(box.x + box.width)
    }
    return places
  }
}
