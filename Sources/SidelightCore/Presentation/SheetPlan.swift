/// What was decided about a sheet. A performer applies it and decides nothing itself.
package struct SheetPlan: Sendable, Hashable {
  /// Whether it comes from the bottom and is as wide as what is below it; otherwise it floats.
  package var isBottom: Bool
  /// The height in pixels; nil for the height of the content.
  package var height: Double?
  /// Whether it is being dragged, so that it follows without an animation.
  package var isHeld: Bool
  /// Whether it shows a handle.
  package var showsHandle: Bool
  /// The least and the greatest height at which it rests, in pixels; equal if it can't be resized.
  package var lowest: Double
  package var highest: Double
  /// Whether it is a popover; then nothing else here counts.
  package var isPopover = false

  /// Whether there is more than one height at which it rests.
  package var isResizable: Bool { lowest < highest }

  /// The plan in a few words, for tests: `bottom 330 of 330...660 handle`.
  package var picture: String {
    guard isBottom else { return isPopover ? "popover" : "floating" }
    var words = ["bottom", height.map { "\(Int($0.rounded()))" } ?? "content"]
    if isResizable { words.append("of \(Int(lowest.rounded()))...\(Int(highest.rounded()))") }
    if isHeld { words.append("held") }
    if showsHandle { words.append("handle") }
    return words.joined(separator: " ")
  }
}
