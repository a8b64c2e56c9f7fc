import SidelightBridge
import SidelightCore

/// What a search field holds as a whole: a chip for each, with a button that takes it away.
@MainActor final class SearchTokenStrip {
  let box = WrapBoxWidget(spacing: 6)
  private var chips: [(token: Controller, chip: BoxWidget, button: ButtonWidget)] = []
  /// Asks for a token to be taken away.
  private let ask: @MainActor (Controller) -> Void

  init(remove ask: @escaping @MainActor (Controller) -> Void) { self.ask = ask }

  func insert(_ token: Controller, at index: Int) {
    let chip = BoxWidget(.horizontal, spacing: 2)
    StyleSheet.controls.read()
    chip.addClass("sidelight-token")
    chip.append(token.widget)
    let button = ButtonWidget(iconName: "window-close-symbolic")
    for name in ["flat", "circular"] { button.addClass(name) }
    button.verticalAlign = .center
    button.connect(ButtonWidget.clicked) { [weak self, weak token] in
      if let token { self?.ask(token) }
    }
    chip.append(button)
    box.insert(chip, after: index > 0 ? chips[index - 1].chip : nil)
    chips.insert((token, chip, button), at: index)
  }

  func remove(_ token: Controller) {
    guard let index = chips.firstIndex(where: { $0.token === token }) else { return }
    let chip = chips.remove(at: index).chip
    chip.remove(token.widget)
    box.remove(chip)
  }

  /// Names the buttons after the texts of their tokens, which come after the tokens themselves.
  func rename() {
    for (token, _, button) in chips { button.setAccessibleLabel("Remove " + token.texts.joined(separator: " ")) }
  }
}
