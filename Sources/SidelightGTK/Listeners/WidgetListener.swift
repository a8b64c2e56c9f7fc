import SidelightBridge

/// Listens on an element's widget.
@MainActor protocol WidgetListener: AnyObject {
  /// Where it listens; nil once that is gone.
  var widget: Widget? { get }
  func stop()
}
