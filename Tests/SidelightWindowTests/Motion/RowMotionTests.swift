import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Rows of lists that come, go and move, in real windows.
@Suite("Motion of rows", .serialized, .needsWindow)
@MainActor struct RowMotionTests {
  @MainActor @Observable final class Setting {
    var names = ["One", "Two", "Three", "Four", "Five"]
    var isOpen = true
    var ends = 0
    var selection: String?
  }

  private struct Page: View {
    @Bindable var setting: Setting
    var body: some View {
      List(selection: $setting.selection) { ForEach(setting.names, id: \.self) { Text($0).lineLimit(1) } }
    }
  }

  private func list(_ scene: ViewScene) throws -> ListViewWidget {
    try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first).list
  }

  /// Where a row is, and how it is drawn.
  private func row(_ text: String, _ scene: ViewScene) -> (y: Double, shown: Double, opacity: Double)? {
    guard let list = try? list(scene), let label = scene.widgets.first(where: { ($0 as? LabelWidget)?.text == text }),
      let line = sequence(first: label, next: \.parent).first(where: { $0.parent === list }), let box = line.bounds(in: list)
    else { return nil }
    let look = list.motion?.look(of: line)
    return (box.y, box.y + (look?.transform.y ?? 0), look?.opacity ?? 1)
  }

  private func scene(_ setting: Setting, animates: Bool = true) async -> ViewScene {
    await ViewScene(width: 400, animates: animates) { Page(setting: setting) }
  }

  @Test func `A row that comes fades in, and those behind it go to their places, where nothing is left of that`() async throws {
    let setting = Setting()
    let scene = await scene(setting)
    let (two, three) = try (#require(row("Two", scene)).y, #require(row("Three", scene)).y)
    withAnimation(.linear(duration: 0.4)) {
      setting.names.insert("New", at: 1)
    } completion: {
      setting.ends += 1
    }
    var (places, shown, opacities): (Set<Double>, [Double], [Double]) = ([], [], [])
    await scene.watchFrames(for: 800) {
      if let now = row("Two", scene) {
        places.insert(now.y)
        shown.append(now.shown)
      }
      if let now = row("New", scene) { opacities.append(now.opacity) }
    }
    // The row itself is where it belongs from the first frame on.
    #expect(places == [three])
    #expect(shown.first == two && shown.last == three && shown == shown.sorted())
    #expect(shown.contains { $0 > two + 5 && $0 < three - 5 })
    #expect(opacities.contains { $0 > 0.05 && $0 < 0.95 } && opacities == opacities.sorted() && opacities.last == 1)
    #expect(try row("New", scene)?.y == two && list(scene).motion == nil && setting.ends == 1)
    let frames = scene.window?.frameClock?.frameCounter
    await scene.settle()
    #expect(scene.window?.frameClock?.frameCounter == frames, "Nothing is drawn at rest.")
    await scene.close()
  }

  @Test func `A row that goes is a picture that fades, and is gone for everybody at once`() async throws {
    let setting = Setting()
    setting.selection = "Two"
    let scene = await scene(setting)
    let (two, three) = try (#require(row("Two", scene)).y, #require(row("Three", scene)).y)
    withAnimation(.linear(duration: 0.4)) { setting.names.removeAll { $0 == "Two" } }
    var (ghosts, shown): ([(y: Double, opacity: Double)], [Double]) = ([], [])
    await scene.watchFrames(for: 800) {
      #expect(row("Two", scene) == nil)
      let absent = (try? list(scene))?.motion?.absent ?? []
      #expect(absent.count <= 1)
      if let ghost = absent.first { ghosts.append((ghost.place.y + ghost.look.transform.y, ghost.look.opacity)) }
      if let now = row("Three", scene) { shown.append(now.shown) }
    }
    #expect(!ghosts.isEmpty && ghosts.allSatisfy { $0.y == two })
    #expect(ghosts.contains { $0.opacity > 0.05 && $0.opacity < 0.95 })
    #expect(ghosts.map(\.opacity) == ghosts.map(\.opacity).sorted(by: >))
    #expect(shown.first == three && shown.last == two && shown == shown.sorted(by: >))
    #expect(shown.contains { $0 < three - 5 && $0 > two + 5 })
    #expect(try list(scene).motion == nil)
    await scene.close()
  }

  @Test func `Rows that change their order pass each other, and a change on the way goes on from where they are`() async throws {
    let setting = Setting()
    let scene = await scene(setting)
    let (one, five) = try (#require(row("One", scene)).y, #require(row("Five", scene)).y)
    withAnimation(.linear(duration: 0.4)) { setting.names.reverse() }
    await scene.watchFrames(for: 200)
    let middle = try #require(row("One", scene))
    #expect(middle.y == five && middle.shown > one + 5 && middle.shown < five - 5)
    var (last, jumps) = (middle.shown, [Double]())
    withAnimation(.linear(duration: 0.4)) { setting.names.reverse() }
    await scene.watchFrames(for: 900) {
      guard let now = row("One", scene) else { return }
      jumps.append(abs(now.shown - last))
      last = now.shown
    }
    #expect(jumps.allSatisfy { $0 < 60 } && (jumps.first ?? 99) < 40)
    #expect(try last == one && row("One", scene)?.y == one && list(scene).motion == nil)
    await scene.close()
  }

  @Test func `Only what is seen takes part, and what comes into sight comes with its neighbours`() async throws {
    let setting = Setting()
    setting.names = (0..<1000).map { "Row \($0)" }
    let scene = await scene(setting)
    let list = try list(scene)
    let height = try #require(row("Row 1", scene)).y - #require(row("Row 0", scene)).y
    let fit = Int((Double(list.height) / height).rounded(.up)) + 1
    withAnimation(.linear(duration: 0.4)) { setting.names.removeSubrange(1..<3) }
    var (first, entered, counts): (Double?, Double?, [Int]) = (nil, nil, [])
    let entering = "Row \(list.height / Int(height) + 1)"
    await scene.watchFrames(for: 100) {
      let moved = list.children.filter { list.motion?.look(of: $0) != nil }.count
      counts.append(moved + (list.motion?.absent.count ?? 0))
      if first == nil, let now = row("Row 3", scene) { first = now.shown - now.y }
      if entered == nil, let now = row(entering, scene) { entered = now.shown - now.y }
    }
    #expect(counts.max() ?? 0 > 3 && counts.allSatisfy { $0 <= fit + 4 })
    #expect(first == 2 * height && entered == first)
    // At once, in the middle of it.
    setting.names = []
    await scene.watchFrames(for: 600)
    #expect(list.motion == nil)
    await scene.close()
  }

  @Test func `Without an animation, and where the desktop asks for less motion, rows are there at once`() async throws {
    let setting = Setting()
    let moving = await scene(setting)
    setting.names.reverse()
    setting.names.append("Six")
    var counts = 0
    await moving.watchFrames(for: 100) { if (try? list(moving))?.motion != nil { counts += 1 } }
    #expect(counts == 0)
    await moving.close()
    let other = Setting()
    let still = await scene(other, animates: false)
    withAnimation(.linear(duration: 60)) {
      other.names.reverse()
    } completion: {
      other.ends += 1
    }
    await still.settle()
    #expect(try list(still).motion == nil && other.ends == 1)
    await still.close()
  }

  private struct Arriving: View {
    let setting: Setting
    var body: some View {
      List {
        ForEach(setting.names, id: \.self) { name in
          Text(name).lineLimit(1).transition(.move(edge: .leading))
        }
      }
    }
  }

  @Test func `A row comes as its transition says`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Arriving(setting: setting) }
    withAnimation(.linear(duration: 0.4)) { setting.names.append("Six") }
    var seen: [(x: Double, opacity: Double)] = []
    await scene.watchFrames(for: 200) {
      guard let list = try? list(scene), let label = scene.widgets.first(where: { ($0 as? LabelWidget)?.text == "Six" }),
        let line = sequence(first: label, next: \.parent).first(where: { $0.parent === list }), let look = list.motion?.look(of: line)
      else { return }
      seen.append((look.transform.x, look.opacity))
    }
    #expect(seen.contains { $0.x < -10 && $0.opacity == 1 })
    #expect(seen.map(\.x) == seen.map(\.x).sorted())
    await scene.close()
  }

  private struct Folding: View {
    @Bindable var setting: Setting
    var body: some View {
      List {
        Section("Folds", isExpanded: $setting.isOpen) { ForEach(0..<4) { Text("Row \($0)") } }
        ForEach(setting.names, id: \.self) { Text($0) }
      }
      .listStyle(.sidebar)
    }
  }

  @Test func `A section folds as the animation says, and a change of other rows goes on from there`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Folding(setting: setting) }
    let list = try list(scene)
    let (heading, one) = try (#require(row("Folds", scene)).y, #require(row("One", scene)).y)
    withAnimation(.linear(duration: 0.6)) {
      setting.isOpen = false
    } completion: {
      setting.ends += 1
    }
    await scene.watchFrames(for: 350)
    let fold = try #require(list.fold, "It takes longer than it does by itself.")
    #expect(fold.progress > 0.2 && fold.progress < 0.9 && setting.ends == 0)
    let y = try #require(row("One", scene)).y
    let shown = y + fold.distance(ofRowAt: y, in: list)
    #expect(y < one - 40 && shown > y + 5 && shown < one - 5)
    withAnimation(.linear(duration: 0.3)) { setting.names.removeAll { $0 == "Two" } }
    var first: Double?
    await scene.watchFrames(for: 60) { if first == nil { first = row("One", scene)?.shown } }
    #expect(list.fold == nil && list.motion != nil)
    #expect(abs((first ?? 0) - shown) < 40)
    await scene.watchFrames(for: 500)
    #expect(list.motion == nil && row("One", scene)?.y == y && row("Folds", scene)?.y == heading && setting.ends == 1)
    await scene.close()
  }

  @Test func `A section that opens again on the way goes on from where it is`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Folding(setting: setting) }
    let list = try list(scene)
    withAnimation(.linear(duration: 0.5)) {
      setting.isOpen = false
    } completion: {
      setting.ends += 1
    }
    await scene.watchFrames(for: 250)
    let before = try #require(list.fold?.shownGap)
    #expect(before > 5)
    withAnimation(.linear(duration: 0.5)) { setting.isOpen = true }
    var first: Double?
    await scene.watchFrames(for: 100) { if first == nil { first = list.fold?.shownGap } }
    #expect(abs((first ?? 0) - before) < 40)
    await scene.watchFrames(for: 900)
    #expect(list.fold == nil && setting.ends == 1 && scene.shows("Row 3"))
    let frames = scene.window?.frameClock?.frameCounter
    await scene.settle()
    #expect(scene.window?.frameClock?.frameCounter == frames)
    await scene.close()
  }
}
