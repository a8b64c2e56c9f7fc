import Sidelight
import SidelightDesktop

/// A picture or the beginning of a text.
struct PreviewView: View {
  var preview: FilePreview

  var body: some View {
    switch preview.content {
    case .image(let location):
      if let path = location.path { Image(path).frame(maxWidth: .infinity, idealHeight: 200, maxHeight: 360) }
    case .text(let text, _):
      Text(verbatim: text).font(.caption.monospaced()).lineLimit(24)
    default:
      EmptyView()
    }
  }
}
