#if Foundation
public import Foundation
public import SidelightUI

extension View {
  /// Performs an action for keys that write some characters while something in this view has the keyboard focus. See
  /// ``onKeyPress(_:action:)``.
  ///
  /// - Parameters:
  ///   - characters: what a key has to write.
  ///   - phases: what has to happen to it.
  ///   - action: says whether it has used the key.
  ///
  /// Source: SwiftUI's `onKeyPress(characters:phases:action:)`.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(self, phases, where: { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action)
  }
}
#endif
