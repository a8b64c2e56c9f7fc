import SidelightCore
import SidelightGraph

/// The way that an arrow key points.
///
/// ```swift
/// func move(_ direction: MoveCommandDirection) {
///   switch direction {
///   case .up, .left: index = max(0, index - 1)
///   case .down, .right: index = min(photos.count - 1, index + 1)
///   }
/// }
/// ```
///
/// On GNOME these are the four arrow keys, those of a number pad included. They stay what they are where text runs from right to left.
///
/// Source: SwiftUI's `MoveCommandDirection`.
public enum MoveCommandDirection: Sendable {
  case up
  case down
  case left
  case right
}

/// A view that hears of arrow keys.
struct MoveCommandView<Content: View> {
  let content: Content
  let action: ((MoveCommandDirection) -> Void)?
}

extension MoveCommandView: HearingView {
  var kind: Heard.Kind? { action == nil ? nil : .arrow }

  func hear(_ heard: Heard) {
    guard case .arrow(let key) = heard else { return }
    switch key {
    case .up: action?(.up)
    case .down: action?(.down)
    case .left: action?(.left)
    case .right: action?(.right)
    }
  }
}

/// A view that hears of Escape.
struct ExitCommandView<Content: View> {
  let content: Content
  let action: (() -> Void)?
}

extension ExitCommandView: HearingView {
  var kind: Heard.Kind? { action == nil ? nil : .escape }

  func hear(_ heard: Heard) { action?() }
}

extension View {
  /// Performs an action for each arrow key that is pressed while something in the view has the keyboard focus.
  ///
  /// ```swift
  /// PhotoViewer(photos[index])
  ///   .onMoveCommand { move($0) }
  /// ```
  ///
  /// What has the focus goes first: the rows of a list and the letters of a text field are moved through by these keys, and then nothing
  /// else hears of them. Keys that are pressed with Shift, Ctrl or Alt are no move commands. Where views with an action stand in one
  /// another, the innermost one performs its own. On GNOME the keys would otherwise move the focus to what stands there, which Tab still does.
  ///
  /// Source: SwiftUI's `onMoveCommand(perform:)`.
  /// - Parameter action: what is done, by where the key points; with nil the keys do what they do without the modifier.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    MoveCommandView(content: self, action: action)
  }

  /// Performs an action when Escape is pressed while something in the view has the keyboard focus.
  ///
  /// ```swift
  /// TextField("Name", text: $draft)
  ///   .onExitCommand { draft = contact.name }
  /// ```
  ///
  /// What has the focus goes first where Escape means something to it, such as a search field. A view that hears the key keeps it: it
  /// leaves no sheet, closes no overlay and goes back in no stack then. The innermost view with an action performs its own.
  ///
  /// Source: SwiftUI's `onExitCommand(perform:)`.
  /// - Parameter action: what is done; with nil the key does what it does without the modifier.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { ExitCommandView(content: self, action: action) }
}
