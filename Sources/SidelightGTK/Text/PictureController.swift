import SidelightBridge
package import SidelightCore

/// A picture file as a GtkPicture, decoded on a thread of the system's pool.
@MainActor package final class PictureController: Controller {
  private let picture: PictureWidget
  private var loading: Task<Void, Never>?

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    picture = PictureWidget()
    super.init(id, element, in: renderer, core: picture)
  }

  package override func update(from old: Element?) {
    guard case .image(let new) = element.kind, case .file(let path) = new.source else { return }
    if case .image(let before)? = old?.kind, before.source == new.source { return }
    loading?.cancel()
    picture.show(nil)
    loading = Task { [weak self] in
      let texture = try? await Texture.load(path: path)
      guard !Task.isCancelled, let self else { return }
      if let texture { picture.show(texture) } else { picture.showIcon("sidelight-unknown-symbolic") }
    }
  }

  package override func discard() { loading?.cancel() }
}
