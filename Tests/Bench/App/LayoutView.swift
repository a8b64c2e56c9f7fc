import CBenchProbe
import Sidelight

/// The pages that are about layout. They are one view to the app, so that its other windows do not come to know the types of all of them.
struct LayoutView: View {
  var mailbox: Mailbox

  var body: some View {
    let _ = bench_count_body()
    switch bench_wanted_window() {
    case .lazy: LazyView(mailbox: mailbox)
    case .tiles: TilesView(mailbox: mailbox)
    case .nest: NestView(mailbox: mailbox)
    case .motion: MotionView(mailbox: mailbox)
    #if Foundation
    case .strokes: StrokesView(mailbox: mailbox)
    case .circles: CirclesView()
    #endif
    case .photos, .glass: PhotosView()
    // One place for all: what is left is of the place that it comes back to.
    case .placed, .left, .unkept, .kept, .restored: ComingBackView()
    default: CellsView()
    }
  }
}
