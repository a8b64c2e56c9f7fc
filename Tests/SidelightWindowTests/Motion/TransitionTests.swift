import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Views that come and go in motion, in real windows.
@Suite("Transitions", .serialized, .needsWindow)
@MainActor struct TransitionTests {
  @MainActor @Observable final class Setting {
    var isShown = false
    var isPageShown = true
    var ends: [String] = []
  }

  private struct Page: View {
    let setting: Setting
    let transition: AnyTransition
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Above") {}
        if setting.isShown { Button("Guest") {}.frame(width: 100, height: 40).transition(transition) }
        Button("Below") {}
      }
      .frame(width: 300, height: 200, alignment: .topLeading)
    }
  }

  private func guest(_ scene: ViewScene) -> Widget? {
    scene.widgets.first { $0 is ButtonWidget && $0.spokenName == "Guest" }
  }

  private func place(_ scene: ViewScene) -> (x: Double, opacity: Double)? {
    guard let window = scene.window, let guest = guest(scene), let box = guest.bounds(in: window) else { return nil }
    let opacity = sequence(first: guest, next: \.parent).reduce(1) { $0 * $1.opacity }
    return (box.x, opacity)
  }

  private func show(_ transition: AnyTransition) async -> (ViewScene, Setting) {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Page(setting: setting, transition: transition) }
    return (scene, setting)
  }

  @Test func `What comes fades in, and is there in the end as if it had always been`() async throws {
    let (scene, setting) = await show(.opacity)
    withAnimation(.linear(duration: 0.3)) { setting.isShown = true }
    var seen: [Double] = []
    await scene.watchFrames(for: 600) { if let opacity = place(scene)?.opacity { seen.append(opacity) } }
    #expect(seen.contains { $0 > 0.02 && $0 < 0.98 })
    #expect(seen == seen.sorted() && seen.last == 1)
    #expect(!Transits.areUnderWay)
    await scene.close()
  }

  private struct Plain: View {
    let setting: Setting
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("Above")
        if setting.isShown { Text("Guest") }
        HStack {
          if setting.isPageShown { Text("First") } else { Text("Second") }
        }
        Text("Below").transition(.identity)
      }
      .frame(width: 300, height: 200, alignment: .topLeading)
    }
  }

  private func opacity(_ text: String, _ scene: ViewScene) -> Double? {
    scene.widgets.first { ($0 as? LabelWidget)?.text == text }.map { sequence(first: $0, next: \.parent).reduce(1) { $0 * $1.opacity } }
  }

  @Test func `What nothing is said of fades in and out in a change that moves, and is there at once in another one`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Plain(setting: setting) }
    withAnimation(.linear(duration: 0.3)) {
      setting.isShown = true
      setting.isPageShown = false
    }
    var (seen, second, ghosts): ([Double], [Double], Int) = ([], [], 0)
    await scene.watchFrames(for: 600) {
      if let now = opacity("Guest", scene) { seen.append(now) }
      if let now = opacity("Second", scene) { second.append(now) }
      ghosts = max(ghosts, Transits.ghostCount)
    }
    #expect(seen.contains { $0 > 0.02 && $0 < 0.98 } && seen == seen.sorted() && seen.last == 1)
    #expect(second.contains { $0 > 0.02 && $0 < 0.98 } && second.last == 1)
    #expect(ghosts == 1 && opacity("First", scene) == nil)
    ghosts = 0
    withAnimation(.linear(duration: 0.3)) { setting.isShown = false }
    await scene.watchFrames(for: 600) { ghosts = max(ghosts, Transits.ghostCount) }
    #expect(ghosts == 1 && !Transits.areUnderWay)
    setting.isShown = true
    await scene.watchFrames(for: 50)
    #expect(opacity("Guest", scene) == 1 && !Transits.areUnderWay)
    await scene.close()
  }

  private struct Nested: View {
    let setting: Setting
    var body: some View {
      VStack {
        Text("Above")
        if setting.isShown {
          VStack { Text("Guest").padding(4).background(Color.red) }
          Text("Pale").opacity(0.5).accessibilityHidden(true)
        }
      }
      .frame(width: 300, height: 200)
    }
  }

  @Test func `What is in something that comes fades with it and not besides, and keeps its own opacity`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Nested(setting: setting) }
    withAnimation(.linear(duration: 0.4)) { setting.isShown = true }
    await scene.watchFrames(for: 150)
    let middle = try #require(scene.widgets.first { ($0 as? LabelWidget)?.text == "Guest" })
    #expect(sequence(first: middle, next: \.parent).count { $0.opacity < 1 } == 1)
    await scene.watchFrames(for: 500)
    #expect(opacity("Guest", scene) == 1)
    #expect(opacity("Pale", scene).map { abs($0 - 0.5) < 0.01 } == true)
    // What goes before it has come is not seen more clearly for that.
    withAnimation(.linear(duration: 0.4)) { setting.isShown = false }
    await scene.watchFrames(for: 700)
    withAnimation(.linear(duration: 0.4)) { setting.isShown = true }
    await scene.watchFrames(for: 100)
    withAnimation(.linear(duration: 0.4)) { setting.isShown = false }
    var pale = 0.0
    await scene.watchFrames(for: 30) {
      pale = max(pale, scene.widgets.filter { $0 is PictureWidget && !$0.canTarget }.map(\.opacity).max() ?? 0)
    }
    #expect(pale > 0 && pale < 0.7)
    await scene.watchFrames(for: 700)
    #expect(!Transits.areUnderWay)
    await scene.close()
  }

  private struct Wrapped: View {
    let setting: Setting
    var body: some View {
      VStack {
        Text("Kept").padding(setting.isShown ? 20 : 0).opacity(setting.isShown ? 0.99 : 1).blur(radius: setting.isShown ? 1 : 0)
        if setting.isShown { Text("Other") }
      }
      .frame(width: 300, height: 200)
    }
  }

  @Test func `A view that stays is seen all the time, whatever comes around it`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Wrapped(setting: setting) }
    for isShown in [true, false] {
      withAnimation(.linear(duration: 0.3)) { setting.isShown = isShown }
      var (least, ghosts) = (1.0, 0)
      await scene.watchFrames(for: 500) {
        least = min(least, opacity("Kept", scene) ?? 0)
        ghosts = max(ghosts, Transits.ghostCount)
      }
      #expect(least > 0.9 && ghosts == (isShown ? 0 : 1))
    }
    await scene.close()
  }

  @Test func `It comes in from where text begins, from the other side where that is right`() async throws {
    for isRightToLeft in [false, true] {
      DesktopSettings.isRightToLeft = isRightToLeft
      let (scene, setting) = await show(.move(edge: .leading))
      withAnimation(.linear(duration: 0.3)) { setting.isShown = true }
      var seen: [Double] = []
      await scene.watchFrames(for: 600) { if let x = place(scene)?.x { seen.append(x) } }
      let end = try #require(seen.last)
      #expect(seen.contains { isRightToLeft ? $0 > end + 5 && $0 <= end + 101 : $0 < end - 5 && $0 >= end - 101 }, "\(seen)")
      await scene.close()
    }
  }

  @Test func `What goes is a picture that nobody can use, and nothing is left of it`() async throws {
    let (scene, setting) = await show(.opacity.combined(with: .scale(scale: 0.5)))
    setting.isShown = true
    await scene.settle()
    #expect(guest(scene) != nil && !Transits.areUnderWay)
    withAnimation(.linear(duration: 0.3)) { setting.isShown = false }
    var most = 0
    var pictures = 0
    await scene.watchFrames(for: 600) {
      most = max(most, Transits.ghostCount)
      pictures = max(pictures, scene.widgets.count { $0 is PictureWidget && !$0.canTarget })
      #expect(guest(scene) == nil)
    }
    #expect(most == 1 && pictures == 1)
    #expect(Transits.ghostCount == 0 && !scene.widgets.contains { $0 is PictureWidget })
    await scene.close()
  }

  @Test func `Without a motion it comes and goes at once, and where the desktop asks for less`() async throws {
    let (scene, setting) = await show(.slide)
    setting.isShown = true
    await scene.settle()
    #expect(!Transits.areUnderWay && guest(scene) != nil)
    setting.isShown = false
    await scene.settle()
    #expect(!Transits.areUnderWay && guest(scene) == nil)
    await scene.close()
    let other = Setting()
    let still = await ViewScene(width: 400) { Page(setting: other, transition: .slide) }
    withAnimation(.linear(duration: 60)) { other.isShown = true }
    await still.settle()
    #expect(!Transits.areUnderWay && place(still)?.opacity == 1)
    await still.close()
  }

  @Test func `A motion of its own counts without another one, and one way may be none`() async throws {
    let fades = AnyTransition.asymmetric(insertion: .opacity.animation(.linear(duration: 60)), removal: .identity)
    let (scene, setting) = await show(fades)
    setting.isShown = true
    await scene.watchFrames(for: 100)
    #expect(Transits.areUnderWay)
    // What comes and goes before it has come leaves nothing.
    withAnimation(.linear(duration: 60)) { setting.isShown = false }
    await scene.watchFrames(for: 50)
    #expect(!Transits.areUnderWay && guest(scene) == nil)
    await scene.close()
  }

  @Test func `What comes out of a blur gets sharper, and what goes into one is a picture that gets softer`() async throws {
    let (scene, setting) = await show(AnyTransition(.blurReplace))
    withAnimation(.linear(duration: 0.4)) { setting.isShown = true }
    var seen: [Double] = []
    await scene.watchFrames(for: 700) { if let guest = guest(scene) { seen.append(Softness.radius(of: guest)) } }
    #expect(seen.contains { $0 > 1 } && seen == seen.sorted(by: >) && seen.last == 0)
    withAnimation(.linear(duration: 0.4)) { setting.isShown = false }
    var picture: [Double] = []
    await scene.watchFrames(for: 700) {
      if let ghost = scene.widgets.first(where: { $0 is PictureWidget && !$0.canTarget }) { picture.append(Softness.radius(of: ghost)) }
    }
    #expect(picture.contains { $0 > 1 } && picture == picture.sorted())
    #expect(!Transits.areUnderWay)
    await scene.close()
  }

  @Test func `A blur fades where the desktop asks for less motion, and nothing is scaled there`() async throws {
    let setting = Setting()
    let still = await ViewScene(width: 400) { Page(setting: setting, transition: AnyTransition(.blurReplace)) }
    withAnimation(.linear(duration: 60)) { setting.isShown = true }
    await still.watchFrames(for: 100)
    let (window, widget) = try (#require(still.window), #require(guest(still)))
    #expect(Transits.areUnderWay && Softness.radius(of: widget) == 0)
    #expect(widget.bounds(in: window)?.width == Double(widget.measure(.horizontal).natural))
    #expect((place(still)?.opacity ?? 1) < 0.5)
    await still.close()
  }

  private struct Pages: View {
    let setting: Setting
    var body: some View {
      ZStack { if setting.isPageShown { Page(setting: setting, transition: .opacity) } else { Text("Other") } }
    }
  }

  @Test func `A picture goes with its page, and with its window`() async throws {
    let setting = Setting()
    setting.isShown = true
    let scene = await ViewScene(width: 400, animates: true) { Pages(setting: setting) }
    withAnimation(.linear(duration: 60)) { setting.isShown = false }
    await scene.watchFrames(for: 50)
    #expect(Transits.ghostCount == 1)
    setting.isPageShown = false
    await scene.watchFrames(for: 50)
    #expect(Transits.ghostCount == 0 && scene.shows("Other"))
    setting.isPageShown = true
    setting.isShown = true
    await scene.settle()
    withAnimation(.linear(duration: 60)) { setting.isShown = false }
    await scene.watchFrames(for: 50)
    await scene.close()
    #expect(!Transits.areUnderWay)
  }

  private struct Tabs: View {
    @Bindable var choice: Choice<Int>
    let setting: Setting
    var body: some View {
      TabView(selection: $choice.value) {
        Tab("One", systemImage: "tray", value: 1) { Page(setting: setting, transition: .opacity) }
        Tab("Two", systemImage: "flag", value: 2) { Text("Other") }
      }
    }
  }

  @Test func `A page that is covered meanwhile shows no picture when it comes back`() async throws {
    let (setting, choice) = (Setting(), Choice(1))
    setting.isShown = true
    let scene = await ViewScene(width: 600, animates: true) { Tabs(choice: choice, setting: setting) }
    withAnimation(.linear(duration: 60)) { setting.isShown = false }
    await scene.watchFrames(for: 50)
    #expect(Transits.ghostCount == 1)
    choice.value = 2
    await scene.settle()
    choice.value = 1
    await scene.settle()
    #expect(!Transits.areUnderWay && !scene.widgets.contains { $0 is PictureWidget && !$0.canTarget })
    await scene.close()
  }

  @Test func `What comes while its page goes is forgotten, and its opacity is its own in the end`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Pages(setting: setting) }
    withAnimation(.linear(duration: 60)) {
      setting.isShown = true
    } completion: {
      setting.ends.append("over")
    }
    await scene.watchFrames(for: 50)
    #expect(Transits.areUnderWay)
    setting.isPageShown = false
    #expect(await scene.watchFrames { setting.ends == ["over"] })
    #expect(!Transits.areUnderWay)
    await scene.close()
  }

  @Test func `The end of a change is told when all of it has come and gone`() async throws {
    let (scene, setting) = await show(.opacity)
    withAnimation(.linear(duration: 0.2)) {
      setting.isShown = true
    } completion: {
      setting.ends.append("came")
    }
    await scene.watchFrames(for: 60)
    #expect(setting.ends == [])
    #expect(await scene.watchFrames { setting.ends == ["came"] })
    withAnimation(.linear(duration: 0.2), completionCriteria: .removed) {
      setting.isShown = false
    } completion: {
      setting.ends.append("went")
    }
    #expect(await scene.watchFrames { setting.ends == ["came", "went"] })
    #expect(!Transits.areUnderWay)
    await scene.close()
  }
}
