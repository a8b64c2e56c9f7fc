import Observation
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import Testing

/// The buttons of the window: one set, at the outer end, whatever is shown.
@Suite("Window buttons", .serialized, .needsRendererDisplay)
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
    DesktopSettings.setRightToLeft(isRightToLeft)
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

  /// libadwaita moves the buttons with the pane that they are in, so that two sets pass each other on the way.
  @Test(arguments: [false, true], [false, true])
  func `There is one set again wherever a movement ends, also one that was turned round`(isThree: Bool, hidesHeaders: Bool) async throws {
    let setting = Setting()
    setting.hidesHeaders = hidesHeaders
    let scene = await ViewScene(width: 1200, animates: true) { Columns(setting: setting, isThree: isThree) }
    for isStart in [false, true] {
      DesktopSettings.shared?.setProperty("gtk-decoration-layout", to: String?.some(isStart ? "close:" : ":close"))
      await scene.settle()
      check(scene, isLeft: isStart, "\(isStart) at rest")
      for visibility in [NavigationSplitViewVisibility.detailOnly, .all, .doubleColumn, .all] {
        for frames in [0, 3] {
          setting.visibility = visibility
          for _ in 0..<frames { await scene.frame() }
          if frames > 0 { setting.visibility = visibility == .all ? .detailOnly : .all }
          await scene.settle()
          check(scene, isLeft: isStart, "\(isStart) \(visibility) \(frames)")
        }
      }
      for frames in [2, 4, 0, 0] {
        setting.isInspected.toggle()
        for _ in 0..<frames { await scene.frame() }
        if frames > 0 { setting.isInspected.toggle() }
        await scene.settle()
        check(scene, isLeft: isStart, "\(isStart) inspector \(setting.isInspected) \(frames)")
      }
    }
    await scene.close()
  }
}
