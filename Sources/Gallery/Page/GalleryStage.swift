import Sidelight

/// A page that is shown, with the state of its example.
@MainActor @Observable final class GalleryStage {
  let page: GalleryPage
  let content: AnyView
  let knobs: AnyView?
  /// The picture of the plan of the example's split view, which is what `--dump-plan` prints; empty where it has none.
  var plan = ""

  init(page: GalleryPage, content: AnyView, knobs: AnyView?) {
    self.page = page
    self.content = content
    self.knobs = knobs
  }
}

extension View {
  /// As wide as GNOME's pages of preferences at most, with the space around it that these have.
  func galleryColumn() -> some View { padding(18).frame(maxWidth: 636) }
}
