import DisplaySupport
import Observation
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import Testing

/// The buttons of the window: one set, at the outer end, whatever is shown.
@Suite("Window buttons", .serialized, .needsWindow)
@MainActor struct WindowButtonTests {
  @MainActor @Observable final class Setting {
    var isInspected = false
    var hidesHeaders = false
    var column = NavigationSplitViewColumn.sidebar
    var visibility = NavigationSplitViewVisibility.automatic
  }

  private struct Columns: View {
    let setting: Setting
    let isThree: Bool
    var body: some View {
      Group {
        if isThree {
          NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: column) {
            Text("s")
          } content: {
            Text("c")
          } detail: {
            Text("d")
          }
        } else {
          NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: column) {
            Text("s")
          } detail: {
            NavigationStack { Text("d") }
          }
        }
      }
      .inspector(isPresented: Binding(get: { setting.isInspected }, set: { setting.isInspected = $0 })) { Text("i") }
      .toolbar(setting.hidesHeaders ? .hidden : .automatic, for: .windowToolbar)
    }

    private var column: Binding<NavigationSplitViewColumn> { Binding(get: { setting.column }, set: { setting.column = $0 }) }
    private var visibility: Binding<NavigationSplitViewVisibility> {
      Binding(get: { setting.visibility }, set: { setting.visibility = $0 })
    }
  }

  /// One close button, at the end of the window that the layout of the desktop names.
  private func check(_ scene: ViewScene, isLeft: Bool, _ what: String) {
    let width = Double(scene.window?.width ?? 0)
    let buttons = scene.windowButtons()
    #expect(buttons.count == 1, "\(what): \(buttons)")
    guard let box = buttons.first else { return }
    #expect(isLeft ? box.x < 30 : box.x + box.width > width - 30, "\(what): \(box) of \(width)")
    #expect(box.y >= 0 && box.y < 30, "\(what): \(box)")
  }

  @Test(arguments: [false, true], [false, true])
  func `There is one set at the outer end in every layout`(isThree: Bool, isRightToLeft: Bool) async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 1200) { Columns(setting: setting, isThree: isThree) }
    DesktopSettings.isRightToLeft = isRightToLeft
    for isStart in [false, true] {
      DesktopSettings.shared?.setProperty("gtk-decoration-layout", to: String?.some(isStart ? "close:" : ":close"))
      for width in [1200, 620, 360] {
        for hidesHeaders in [false, true] {
          setting.hidesHeaders = hidesHeaders
          for isInspected in [false, true] {
            setting.isInspected = isInspected
            for visibility in width == 360 ? [NavigationSplitViewVisibility.automatic] : [.all, .doubleColumn, .detailOnly] {
              setting.visibility = visibility
              for column in width == 360 ? [NavigationSplitViewColumn.sidebar, .content, .detail] : [.detail] {
                setting.column = column
                await scene.resize(width)
                await scene.settle()
                let names = "\(width) \(hidesHeaders ? "hidden" : "") \(isInspected ? "inspected" : "") \(visibility) \(column) \(isStart)"
                check(scene, isLeft: isStart != isRightToLeft, names)
              }
            }
          }
        }
      }
    }
    await scene.close()
  }

  /// Looks at every frame of so many milliseconds or, for nil, until nothing moves any more.
  private func checkFrames(_ scene: ViewScene, isLeft: Bool, _ what: String, for milliseconds: Int? = nil) async {
    var number = 0
    await scene.watchFrames(for: milliseconds) {
      check(scene, isLeft: isLeft, "\(what), frame \(number)")
      number += 1
    }
  }

  private func placeButtons(atStart isStart: Bool, in scene: ViewScene) async {
    DesktopSettings.shared?.setProperty("gtk-decoration-layout", to: String?.some(isStart ? "close:" : ":close"))
    await scene.settle()
  }

  /// libadwaita moves the buttons with the pane that they are in, so that two sets would pass each other on the way.
  @Test(arguments: [false, true], [false, true])
  func `There is one set at the outer end in every frame of a movement, also of one that is turned round`(
    isThree: Bool, isRightToLeft: Bool
  ) async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 1200, animates: true) { Columns(setting: setting, isThree: isThree) }
    DesktopSettings.isRightToLeft = isRightToLeft
    for isStart in [false, true] {
      await placeButtons(atStart: isStart, in: scene)
      let isLeft = isStart != isRightToLeft
      for width in [1200, 620] {
        await scene.resize(width)
        check(scene, isLeft: isLeft, "\(isStart) \(width) at rest")
        for visibility in [NavigationSplitViewVisibility.detailOnly, .all, .doubleColumn, .all] {
          setting.visibility = visibility
          await checkFrames(scene, isLeft: isLeft, "\(isStart) \(width) \(visibility)", for: 80)
          setting.visibility = visibility == .all ? .detailOnly : .all
          await checkFrames(scene, isLeft: isLeft, "\(isStart) \(width) \(visibility), turned round")
        }
        for time in [60, nil, nil] {
          setting.isInspected.toggle()
          await checkFrames(scene, isLeft: isLeft, "\(isStart) \(width) inspector \(setting.isInspected)", for: time)
        }
        setting.isInspected = false
        await scene.settle()
      }
    }
    await scene.close()
  }

  @Test func `With hidden header bars there is one set in every frame as well`() async throws {
    let setting = Setting()
    setting.hidesHeaders = true
    let scene = await ViewScene(width: 1200, animates: true) { Columns(setting: setting, isThree: true) }
    await placeButtons(atStart: false, in: scene)
    for _ in 0..<2 {
      setting.isInspected.toggle()
      await checkFrames(scene, isLeft: false, "inspector \(setting.isInspected)")
    }
    await scene.close()
  }

  @Test(arguments: [false, true], [false, true])
  func `In the compact stack there is one set in every frame of a page that comes or goes`(isThree: Bool, isRightToLeft: Bool) async throws
  {
    let setting = Setting()
    let scene = await ViewScene(width: 360, animates: true) { Columns(setting: setting, isThree: isThree) }
    DesktopSettings.isRightToLeft = isRightToLeft
    for isStart in [false, true] {
      await placeButtons(atStart: isStart, in: scene)
      let isLeft = isStart != isRightToLeft
      check(scene, isLeft: isLeft, "\(isStart) at rest")
      for column in [NavigationSplitViewColumn.detail, .sidebar] + (isThree ? [.content, .detail, .content, .sidebar] : []) {
        setting.column = column
        await checkFrames(scene, isLeft: isLeft, "\(isStart) to \(column)")
      }
      // Turned round on the way.
      setting.column = .detail
      await checkFrames(scene, isLeft: isLeft, "\(isStart) to the detail", for: 80)
      setting.column = .sidebar
      await checkFrames(scene, isLeft: isLeft, "\(isStart) back before it was there")
    }
    await scene.close()
  }

  @Test func `A page that has slid out has its buttons when it comes back without a movement`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 360, animates: true) { Columns(setting: setting, isThree: false) }
    await placeButtons(atStart: false, in: scene)
    for column in [NavigationSplitViewColumn.detail, .sidebar] {
      setting.column = column
      await checkFrames(scene, isLeft: false, "to \(column)")
    }
    await scene.resize(1200)
    await scene.settle()
    check(scene, isLeft: false, "the columns")
    await scene.close()
  }

  /// A stack that fills the window, or the detail beside a sidebar.
  private struct Stack: View {
    let path: Knob<[Int]>
    let isBeside: Bool
    var body: some View {
      if isBeside {
        NavigationSplitView {
          Text("s")
        } detail: {
          stack
        }
      } else {
        stack
      }
    }

    private var stack: some View {
      NavigationStack(path: Binding(get: { path.value }, set: { path.value = $0 })) {
        Text("root").navigationTitle("Root").navigationDestination(for: Int.self) { number in
          Text("page \(number)").navigationTitle("Page \(number)").navigationSubtitle(number > 1 ? "A second line" : "")
        }
      }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `In a navigation stack there is one set in every frame of a page that comes or goes`(isBeside: Bool, isRightToLeft: Bool)
    async throws
  {
    let path = Knob<[Int]>([])
    let scene = await ViewScene(width: isBeside ? 1000 : 500, animates: true) { Stack(path: path, isBeside: isBeside) }
    DesktopSettings.isRightToLeft = isRightToLeft
    for isStart in [false, true] {
      await placeButtons(atStart: isStart, in: scene)
      let isLeft = isStart != isRightToLeft
      check(scene, isLeft: isLeft, "\(isStart) at rest")
      for (pages, time) in [([1], nil), ([1, 2], nil), ([1], 100), ([], nil), ([5, 6, 7], nil), ([], nil)] as [([Int], Int?)] {
        path.value = pages
        await checkFrames(scene, isLeft: isLeft, "\(isStart) to \(pages)", for: time)
      }
    }
    await scene.close()
  }

  @Test func `A set that stands still is as high up as those that slide`() async throws {
    let path = Knob<[Int]>([])
    let scene = await ViewScene(width: 500, animates: true) { Stack(path: path, isBeside: false) }
    DesktopSettings.shared?.setProperty("gtk-decoration-layout", to: String?.some(":close"))
    // The header bars are higher than their buttons.
    DesktopSettings.shared?.setProperty("gtk-xft-dpi", to: 96 * 1024 * 2)
    path.value = [2]
    await scene.settle()
    let rest = try #require(scene.windowButtons().first)
    #expect(rest.y + rest.height / 2 > 24, "\(rest)")
    let seen = await watch(scene, { path.value = $0.isMultiple(of: 2) ? [2, 3] : [2] }) {
      let buttons = scene.windowButtons()
      for box in buttons { #expect(abs(box.y + box.height / 2 - rest.y - rest.height / 2) < 1.5, "\(box) \(rest)") }
      return !buttons.isEmpty && scene.widgets.contains { $0.typeName == "AdwHeaderBar" && $0.hasClass("flat") && $0.opacity > 0 }
    }
    #expect(seen)
    await scene.close()
  }

  /// How much the pixels of a box differ from one another.
  private func contrast(_ scene: ViewScene, _ box: PixelRectangle) -> Int? {
    guard let picture = scene.window?.picture() else { return nil }
    var values: [Int] = []
    for x in stride(from: Int(box.x) + 9, to: Int(box.x + box.width) - 9, by: 2) {
      for y in stride(from: Int(box.y) + 9, to: Int(box.y + box.height) - 9, by: 2) {
        if let pixel = picture.pixel(x: x, y: y) { values.append(pixel.red + pixel.green + pixel.blue) }
      }
    }
    guard let least = values.min(), let most = values.max() else { return nil }
    return most - least
  }

  /// Makes a movement and looks at its frames; says whether one of them was what the test looks for. A busy machine may draw none in the
  /// middle of a movement, so there may be some more.
  private func watch(_ scene: ViewScene, _ move: (_ turn: Int) -> Void, _ look: @escaping @MainActor () -> Bool) async -> Bool {
    var hasSeen = false
    for turn in 0..<20 where !hasSeen {
      move(turn)
      await scene.watchFrames(for: nil) { if look() { hasSeen = true } }
    }
    return hasSeen
  }

  @Test func `The buttons of a page that slides are not drawn, and take the pointer again when it stands`() async throws {
    let path = Knob<[Int]>([])
    let scene = await ViewScene(width: 500, animates: true) { Stack(path: path, isBeside: false) }
    await placeButtons(atStart: false, in: scene)
    func standing() -> Bool {
      scene.widgets.contains { $0.typeName == "AdwHeaderBar" && $0.hasClass("flat") && $0.opacity > 0 && $0.canTarget }
    }
    func drawn() -> Int {
      let inPages = scene.widgets.filter { widget in
        widget.typeName == "GtkWindowControls" && sequence(first: widget, next: \.parent).contains { $0 is NavigationViewWidget }
      }
      return inPages.count { $0.opacity > 0 }
    }
    #expect(!standing() && drawn() > 0)
    let seen = await watch(scene, { path.value = $0.isMultiple(of: 2) ? [1] : [] }) {
      if standing() { #expect(drawn() == 0) }
      return standing()
    }
    #expect(seen)
    await scene.settle()
    #expect(!standing() && drawn() > 0)
    await scene.close()
  }

  @Test func `What slides is not drawn, and what stands still is`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 1200, animates: true) { Columns(setting: setting, isThree: false) }
    DesktopSettings.shared?.setProperty("gtk-decoration-layout", to: String?.some("close:"))
    await scene.settle()
    let rest = try #require(scene.windowButtons().first)
    #expect(try #require(contrast(scene, rest)) > 100)
    let window = try #require(scene.window)
    let seen = await watch(scene, { setting.visibility = $0.isMultiple(of: 2) ? .detailOnly : .all }) {
      let sliding = scene.widgets.filter { $0.typeName == "GtkWindowControls" }.flatMap(\.children).compactMap { $0.bounds(in: window) }
        .filter { $0.x > rest.x + rest.width && $0.x + $0.width < 600 && $0.width > 0 }
      guard !sliding.isEmpty else { return false }
      #expect(contrast(scene, rest) ?? 0 > 100)
      for box in sliding { #expect(contrast(scene, box) ?? 255 < 30, "\(box)") }
      return true
    }
    #expect(seen)
    await scene.close()
  }
}
