import SidelightBridge

/// The title of a page in large letters, below its header bar.
@MainActor final class LargeTitle {
  let bar: RevealerWidget
  private let title = LabelWidget()
  private let subtitle = LabelWidget()

  init() {
    let box = BoxWidget(.vertical)
    StyleSheet.text.read()
    box.addClass("sidelight-page-title")
    title.addClass("title-1")
    title.accessibleRole = .heading
    title.updateAccessible(.level(1))
    subtitle.addClass("dimmed")
    for label in [title, subtitle] {
      label.alignment = 0
      label.isSingleLine = true
      label.ellipsis = .end
      box.append(label)
    }
    bar = RevealerWidget(box)
  }

  /// Shows a title, or slides it away.
  func show(_ title: String, _ subtitle: String, isRevealed: Bool) {
    self.title.text = title
    self.subtitle.text = subtitle
    self.subtitle.isVisible = !subtitle.isEmpty
    bar.isRevealed = isRevealed
  }
}
