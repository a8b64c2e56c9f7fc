import SidelightBridge
import SidelightCore

/// What assistive technology finds of a widget and what is in it.
enum FrameSpeech: Equatable {
  /// What the widget is.
  case content
  case nothing
  /// A group: of what is in the widget, or alone.
  case group(isAlone: Bool)
}

/// Stands around the widget of an element: where a region of layout begins with the element, and where assistive technology shall not find
/// the widget itself.
@MainActor final class ElementBin {
  let bin: LayoutBin
  /// What assistive technology finds here.
  let speech: FrameSpeech
  /// Lays out what is in it; nil where the bin hands all of its room to the widget.
  let region: LayoutRegion?
  /// Hides what is in it.
  private let veil: LayoutBin?

  init(around child: Widget, _ speech: FrameSpeech, _ region: LayoutRegion?) {
    self.speech = speech
    self.region = region
    bin = LayoutBin()
    veil = speech == .group(isAlone: true) ? LayoutBin() : nil
    // GTK takes no other role once the widget is in a window.
    switch speech {
    case .content: break
    case .nothing: bin.accessibleRole = .presentation
    case .group: bin.accessibleRole = .group
    }
    if let veil {
      veil.accessibleRole = .presentation
      bin.child = veil
    }
    content = child
    region?.begin(in: bin)
  }

  /// The widget in it.
  var content: Widget? {
    get { (veil ?? bin).child }
    set { (veil ?? bin).child = newValue }
  }
}
