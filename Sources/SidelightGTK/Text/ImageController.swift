import SidelightBridge
package import SidelightCore

/// A symbol or an icon of the theme as a GtkImage, a picture file as a GtkPicture, and either in the other's place.
@MainActor package final class ImageController: Controller {
  @MainActor private enum Form {
    case symbol(ImageWidget)
    case picture(PictureWidget)

    init(_ image: ImageElement) { self = image.isFile ? .picture(PictureWidget()) : .symbol(ImageWidget()) }

    var widget: Widget {
      switch self {
      case .symbol(let image): image
      case .picture(let picture): picture
      }
    }
  }

  private var form: Form
  private var classes: [String] = []
  private var loading: Task<Void, Never>?

  init(_ id: NodeID, _ element: Element, _ image: ImageElement, in renderer: Renderer) {
    form = Form(image)
    super.init(id, element, in: renderer, core: form.widget)
  }

  /// The size that the place asks for where the symbol itself says nothing, such as on a page that says there is nothing to show.
  var placeSize: Int? {
    didSet { if placeSize != oldValue { resize() } }
  }

  package override func update(from old: Element?) {
    guard case .image(let new) = element.kind else { return }
    var before: ImageElement?
    if case .image(let image)? = old?.kind { before = image }
    if let known = before, known.isFile != new.isFile {
      loading?.cancel()
      form = Form(new)
      classes = []
      before = nil
      replaceCore(form.widget)
    }
    switch form {
    case .symbol(let image):
      if new.source != before?.source { show(new.source, in: image) }
      resize()
      if new.color != before?.color || new.isRedacted != (before?.isRedacted ?? false) { color(image, new) }
    case .picture(let picture):
      picture.scalesUp = new.isResizable
      if new.source != before?.source || new.density != before?.density || new.mixing != before?.mixing
        || new.isRedacted != before?.isRedacted
      {
        show(new.isRedacted ? nil : new.source, new.density, new.mixing, in: picture)
      }
      redact(picture, new)
    }
  }

  package override func layoutChanged() { resize() }

  /// A resizable picture fills its place, and a symbol has a size of its own.
  package override func measureGreed() -> Greed {
    if case .image(let image) = element.kind, image.isFile, image.isResizable { .both } else { .none }
  }

  package override func discard() { loading?.cancel() }

  private func show(_ source: ImageElement.Source, in image: ImageWidget) {
    switch source {
    case .symbol(let name): image.iconName = renderer?.symbols.iconName(for: name)
    case .variants(let names): image.iconName = renderer?.symbols.iconName(forFirstOf: names)
    case .themed(let names): image.setThemedIcon(names)
    case .file, .address: break
    }
  }

  /// Shows a picture, or nothing.
  private func show(_ source: ImageElement.Source?, _ density: Double, _ mixing: ImageElement.Mixing, in picture: PictureWidget) {
    loading?.cancel()
    picture.show(nil)
    guard let source else { return }
    if case .address(let uri) = source, let texture = Texture.known(uri) {
      return picture.show(texture, density: density, mixing: mixing.texture)
    }
    loading = Task { [weak picture] in
      let texture: Texture? =
        switch source {
        case .file(let path): try? await Texture.load(path: path)
        case .address(let uri): try? await Texture.load(uri: uri)
        case .symbol, .variants, .themed: nil
        }
      guard !Task.isCancelled, let picture else { return }
      if let texture {
        picture.show(texture, density: density, mixing: mixing.texture)
      } else {
        picture.showIcon("sidelight-unknown-symbolic")
      }
    }
  }

  /// Shows the picture of a file without waiting for it.
  func readAtOnce() {
    guard case .image(let new) = element.kind, !new.isRedacted, case .file(let path) = new.source, case .picture(let picture) = form else {
      return
    }
    loading?.cancel()
    guard let texture = Texture.read(path: path) else { return picture.showIcon("sidelight-unknown-symbolic") }
    picture.show(texture, density: new.density, mixing: new.mixing.texture)
  }

  private func color(_ image: ImageWidget, _ new: ImageElement) {
    if new.isRedacted { return redact(image, new) }
    setClasses([new.color?.textClass, new.shadows.isEmpty ? nil : new.shadows.styleClass].compactMap(\.self), of: image)
  }

  /// Shows the room of an image in place of it.
  private func redact(_ widget: Widget, _ new: ImageElement) {
    if new.isRedacted { StyleSheet.controls.read() }
    setClasses(new.isRedacted ? ["sidelight-redacted"] : [], of: widget)
  }

  private func setClasses(_ wanted: [String], of widget: Widget) {
    widget.changeClasses(from: classes, to: wanted)
    classes = wanted
  }

  private func resize() {
    guard case .image(let element) = element.kind, case .symbol(let image) = form else { return }
    let size = element.symbolSize(in: self.element.layout)
    image.pixelSize = size == ImageElement.plainSymbolSize ? placeSize ?? -1 : size
  }
}

extension ImageElement.Mixing {
  var texture: TextureMixing {
    switch self {
    case .nearest: .nearest
    case .linear: .linear
    case .trilinear: .trilinear
    }
  }
}
