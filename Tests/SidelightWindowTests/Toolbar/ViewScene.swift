import Observation
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// Views in a real window, whose widgets a test looks at.
@MainActor class ViewScene {
  let driver: WindowDriver
  private let before: (animations: Bool, layout: String?, resolution: Int)

  /// - Parameter togglesInspector: Whether Ctrl+Alt+I shows and hides the inspector.
  init(
    width: Int, height: Int = 600, animates: Bool = false, togglesInspector: Bool = false, @ViewBuilder _ content: () -> some View
  ) async {
    let settings = DesktopSettings.shared
    before = (settings?.hasAnimations ?? true, settings?.property("gtk-decoration-layout"), settings?.property("gtk-xft-dpi") ?? -1)
    driver = WindowDriver(animates: animates)
    let size = (width: Double(width), height: Double(height))
    let view = WindowView(title: "Test", width: size.width, height: size.height, togglesInspector: togglesInspector, content: content())
    do { try await driver.start(view, width: size.width, height: size.height) } catch { Issue.record(error) }
  }

  var graph: ViewGraph { driver.graph }
  var renderer: Renderer { driver.renderer }
  var window: WindowWidget? { driver.window }

  /// Waits until the window is at rest.
  func settle() async {
    graph.flush()
    await driver.settle()
  }

  /// Waits until the window has drawn its next frame, and looks at that before another one can follow.
  func frame(_ look: @escaping @MainActor () -> Void = {}) async { await renderer.windows.first?.nextFrame(look) }

  /// Looks at every frame of so many milliseconds of a movement or, for nil, of all that is left of it.
  func watchFrames(for milliseconds: Int? = nil, _ look: @escaping @MainActor () -> Void = {}) async {
    graph.flush()
    await renderer.windows.first?.watchFrames(for: milliseconds, look)
  }

  /// Lets frames go by until a condition holds; says whether it ever did.
  func watchFrames(until condition: () -> Bool) async -> Bool { await renderer.windows.first?.watchFrames(until: condition) ?? condition() }

  /// Gives the window another size and waits until it is at rest.
  func resize(_ width: Int, _ height: Int = 600) async {
    do { try await driver.resize(width: Double(width), height: Double(height)) } catch { Issue.record(error) }
    await settle()
  }

  /// Ends the window and puts back what a test changed of the desktop.
  func close() async {
    // What a test still holds stays behind.
    _ = await driver.close()
    let settings = DesktopSettings.shared
    settings?.hasAnimations = before.animations
    settings?.setProperty("gtk-decoration-layout", to: before.layout)
    settings?.setProperty("gtk-xft-dpi", to: before.resolution)
    DesktopSettings.isRightToLeft = false
    await MainLoop.rest()
  }

  /// Everything that is on the screen, from the first widget to the last.
  var widgets: [Widget] { window?.visibleTree.filter(\.isMapped) ?? [] }

  /// The one that assistive technology calls so.
  func named(_ name: String) -> Widget? { widgets.first { $0.accessibleLabel == name } }

  /// Whether a text can be seen.
  func shows(_ text: String) -> Bool { widgets.contains { $0.typeName == "GtkLabel" && $0.visibleText == text } }

  /// Whether it is drawn: not where a set of window buttons that stands still takes the place of one that moves.
  private func isDrawn(_ widget: Widget) -> Bool { sequence(first: widget, next: \.parent).allSatisfy { $0.opacity > 0 } }

  /// Where each button of the window is, once for those that lie exactly over each other.
  func windowButtons() -> [PixelRectangle] {
    guard let window else { return [] }
    var found: [PixelRectangle] = []
    for controls in widgets where controls.typeName == "GtkWindowControls" && isDrawn(controls) {
      for button in controls.children where button.isMapped && button.typeName == "GtkButton" {
        guard let box = button.bounds(in: window), box.width > 0 else { continue }
        let isKnown = found.contains { abs($0.x - box.x) < 1 && abs($0.y - box.y) < 1 }
        // What has slid out of the window is nobody's button.
        if !isKnown, box.x + box.width > 0, box.x < Double(window.width) { found.append(box) }
      }
    }
    return found
  }

  /// The controls of bars that do not lie wholly within the window, by what they say.
  func clipped() -> [String] {
    guard let window else { return [] }
    return widgets.filter { $0.accessibleRole == .button || $0.accessibleRole == .toggleButton || $0 is EntryWidget }.compactMap { widget in
      guard let box = widget.bounds(in: window) else { return nil }
      let isInside = box.x >= -0.5 && box.x + box.width <= Double(window.width) + 0.5
      let isWhole = Double(widget.measure(.horizontal).minimum) <= box.width + 0.5
      return isInside && isWhole ? nil : "\(widget.typeName) \(widget.accessibleLabel ?? widget.tooltip ?? "") at \(box)"
    }
  }
}

/// A value that views read and tests change.
@MainActor @Observable final class Knob<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
