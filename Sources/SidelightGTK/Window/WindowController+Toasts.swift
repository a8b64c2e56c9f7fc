import SidelightBridge
package import SidelightCore

extension WindowController {
  /// Shows a message over the sheet on top, or else over the window's content, and says once why it has gone.
  ///
  /// - Returns: takes the message away, of which nothing is said.
  package func show(_ content: ToastContent, ended: @escaping @MainActor (ToastEnd) -> Void) -> @MainActor () -> Void {
    let sheet = sequence(first: topSheet as Controller?, next: { $0?.parent }).lazy.compactMap { $0 as? SheetController }.first {
      !$0.isPopover
    }
    let toast = Toast(title: content.title, button: content.button, seconds: content.wholeSeconds, isUrgent: content.isUrgent)
    var ended: (@MainActor (ToastEnd) -> Void)? = ended
    func end(_ reason: ToastEnd) {
      let end = ended
      ended = nil
      end?(reason)
    }
    toast.connect(Toast.pressed) { end(.pressed) }
    toast.connect(Toast.dismissed) { end(.dismissed) }
    (sheet?.toastOverlay ?? toastOverlay).add(toast)
    return {
      ended = nil
      toast.dismiss()
    }
  }
}
