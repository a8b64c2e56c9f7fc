import Observation
import SidelightCore
import SidelightGTK
import SidelightUI

/// A kind of window that can be opened.
package struct WindowDescription {
  /// What the app calls it; nil for a group that has no id.
  var id: String?
  /// The type of the values that its windows show; nil for windows without values.
  var valueType: ObjectIdentifier?
  /// Whether there is one at most.
  var isSingle = false
  var title: String
  var width: Double?
  var height: Double?
  package var menu = WindowMenu()
  /// Whether a window without a size opens as large as its content asks for.
  var fitsContent = false
  /// Whether the user can't change its size where the content takes no more than it needs.
  var keepsContentSize = false
  /// What the scene is called from run to run.
  var name = ""
  /// Says how large a new window is, once it has its content.
  var place: (@MainActor (WindowController) -> (width: Double?, height: Double?))?
  /// Parts of addresses for which a new window opens.
  var opensFor: Set<String> = []
  /// Whether its windows are there again when the app starts the next time.
  var comesBack = true
  /// Says what a window was opened for, from a text.
  var readValue: @MainActor (String) -> AnyHashable? = { _ in nil }
  /// How a window was when the app ran last.
  var frame = WindowFrame()
  /// What stands around the views of each window.
  var modifiers: [@MainActor (AnyView) -> AnyView] = []
  /// Makes the root view; a new one, with state of its own, for each window. Answers what says which value the window shows.
  var start: (WindowStart) -> () -> AnyHashable?

  init(title: String, start: @escaping (WindowStart) -> () -> AnyHashable?) {
    self.title = title
    self.start = start
  }

  /// Whether it is what a view asks for.
  func fits(_ request: WindowRequest) -> Bool {
    (request.id == nil || request.id == id) && (request.valueType == nil || request.valueType == valueType)
  }
}

/// What the main menu of a window is made from.
package struct WindowMenu {
  /// Make the commands of the scene.
  package var commands: [() -> any Commands] = []
  /// Whether it has the commands that scenes have by themselves: those that list its keys and say who made the app.
  var hasOwnCommands = true
  /// What the app is; nil where nobody knows it.
  var app: AppIdentity?
  /// Whether it is the window that the app begins with, which has the button in any case.
  var isFirst = false

  /// What it has by itself; nil for nothing.
  var own: MenuOfApp? { hasOwnCommands ? app.map { app in MenuOfApp(name: { app.name }, hasButton: isFirst) } : nil }
}

extension WindowDescription {
  /// The window of a preview.
  @MainActor init(of preview: ListedPreview, showing view: AnyView) {
    self.init(title: preview.name) { start in
      start.show(view)
      return { nil }
    }
    width = preview.frame.width
    height = preview.frame.height
    // A size on the command line is as good as a layout.
    fitsContent = preview.frame == .fitting
  }
}

/// A window that is about to open.
@MainActor struct WindowStart {
  let graph: ViewGraph
  let window: WindowDescription
  /// Makes the views of the app's settings; nil for an app without.
  let settings: (@MainActor () -> AnyView)?
  /// What the window is to show; nil where nothing was asked for.
  let value: AnyHashable?

  func show(_ content: some View) {
    // Nothing stands around the views of most apps.
    let (commands, own) = (window.menu.commands, window.menu.own)
    guard settings != nil || !window.modifiers.isEmpty || !commands.isEmpty || own != nil else { return graph.start(root(content)) }
    let commanded = commands.isEmpty && own == nil ? AnyView(content) : AnyView(WindowWithCommands(content, commands: commands, app: own))
    let modified = window.modifiers.reduce(commanded) { $1($0) }
    if let settings { graph.start(root(WindowWithSettings(modified, settings: settings))) } else { graph.start(root(modified)) }
  }

  private func root<Content: View>(_ content: Content) -> WindowView<Content> {
    let traits = window.menu.commands.reduce(into: CommandTraits()) { $0.formUnion($1().allTraits) }
    return WindowView(
      title: window.title, width: window.width, height: window.height,
      fitsContent: (window.fitsContent || window.keepsContentSize) && window.width == nil && window.height == nil,
      keepsContentSize: window.keepsContentSize,
      togglesInspector: traits.contains(.togglesInspector), opensSettings: settings != nil,
      changesTexts: traits.contains(.changesTexts), content: content)
  }
}

/// The root of a window: evaluates the scene's closure as a body, so that it follows the state that it reads.
struct WindowContent<Content: View>: View {
  let make: () -> Content
  var body: some View { make() }
}

/// The value that a window shows; its views may change it.
@MainActor @Observable final class WindowValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
