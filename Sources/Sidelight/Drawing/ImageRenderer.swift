#if Foundation
public import Foundation
import SidelightBridge
import SidelightGTK
public import SidelightUI
#if Combine
public import SidelightObjects
#endif

/// Makes a picture of views that stand in no window.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge(name: "Ada"))
/// renderer.scale = 2
/// try renderer.pngData?.write(to: file)
/// ```
///
/// The views have no window around them: they get the colours and fonts of the desktop and no environment of the app's. Pictures of files are
/// read at once; pictures of addresses are drawn where something of the app shows them already. What moves is drawn as it begins, and what is
/// beyond 16,384 pixels of the picture is cut off.
///
/// SwiftUI's `cgImage`, `nsImage` and `uiImage` are pictures of Apple's frameworks. ``image`` and ``pngData`` are Sidelight's own.
///
/// Source: SwiftUI's `ImageRenderer`.
public final class ImageRenderer<Content: View> {
  /// The views.
  @MainActor public var content: Content { didSet { leave() } }

  /// What the views are offered; at first nothing in particular, so that they have the size that they have by themselves.
  @MainActor public var proposedSize = ProposedViewSize.unspecified { didSet { if proposedSize != oldValue { leave() } } }

  /// The pixels of the picture for each of the views, above 0 and at most 16; at first 1.
  @MainActor public var scale: CGFloat = 1 { didSet { if scale != oldValue { tell() } } }

  /// Whether the picture has nothing that can be seen through: the views lie on black then.
  @MainActor public var isOpaque = false { didSet { if isOpaque != oldValue { tell() } } }

  /// Whether `objectWillChange` says that the picture is another one.
  @MainActor public var isObservationEnabled = true

  #if Combine
  /// Says that the picture is another one: something of the renderer was changed, or something that the views show.
  public let objectWillChange = PassthroughSubject<Void, Never>()
  #endif

  @MainActor private var studio: Studio?
  /// The picture, until something changes.
  @MainActor private var known: Texture?
  @MainActor private var shown: Image?

  /// Makes the renderer of views.
  @MainActor public init(content view: Content) { content = view }

  /// The picture; nil where the views have no size. It is the same one until something changes.
  @MainActor public var image: Image? {
    if let shown { return shown }
    shown = texture.map { texture in
      Studio.pictures += 1
      let address = "sidelight-picture:\(Studio.pictures)"
      texture.become(pictureOf: address)
      return Image(KeptPicture(texture, at: address), density: usableScale)
    }
    return shown
  }

  /// The picture as a PNG file; nil where the views have no size.
  @MainActor public var pngData: Data? { texture.map { Data($0.png) } }

  @MainActor private var usableScale: Double { scale > 0 && scale.isFinite ? min(Double(scale), 16) : 1 }

  @MainActor private var texture: Texture? {
    if let known { return known }
    let studio = studio ?? Studio(content, proposedSize)
    self.studio = studio
    studio.changed = { [weak self] in self?.tell() }
    known = studio.portrait(scale: usableScale, isOpaque: isOpaque)
    return known
  }

  @MainActor private func leave() {
    studio = nil
    tell()
  }

  @MainActor private func tell() {
    (known, shown) = (nil, nil)
    #if Combine
    if isObservationEnabled { objectWillChange.send() }
    #endif
  }
}

#if Combine
extension ImageRenderer: ObservableObject {}
#endif

/// A window that is never shown, with views to be drawn.
@MainActor private final class Studio {
  /// How many pictures were made.
  static var pictures = 0
  /// The longest side of a picture, in pixels.
  private static let longest = 16_384.0

  private let graph = ViewGraph()
  private let renderer = Renderer(making: Controllers.make)
  private let sitting: Sitting
  private var isDrawing = true
  var changed: (() -> Void)?

  init(_ content: some View, _ proposal: ProposedViewSize) {
    sitting = Sitting(proposal)
    renderer.host = graph
    graph.consumer = renderer
    graph.send(.desktop(renderer.desktop.traits))
    graph.start(WindowView(title: "", content: SittingLayout(sitting: sitting)() { VStack { content } }))
    graph.onUpdate { [weak self] in if let self, !isDrawing { changed?() } }
    isDrawing = false
  }

  isolated deinit {
    graph.stop()
    for window in renderer.windows { window.window.destroy() }
  }

  func portrait(scale: Double, isOpaque: Bool) -> Texture? {
    isDrawing = true
    defer { isDrawing = false }
    graph.flush()
    renderer.layOut(atLeast: (0, 0))
    // A header bar and the room around stand in the window as well.
    let around = 200.0
    let longest = Self.longest / scale
    let (width, height) = (min(Double(sitting.size.width), longest), min(Double(sitting.size.height), longest))
    guard width > 0, height > 0 else { return nil }
    renderer.layOut(atLeast: (Int(width + around), Int(height + around)))
    graph.flush()
    renderer.layOut(atLeast: (Int(width + around), Int(height + around)))
    graph.flush()
    return renderer.portrait(size: (width, height), scale: scale, isOpaque: isOpaque)
  }
}

/// What views are offered, and how large they are then.
@MainActor private final class Sitting {
  let proposal: ProposedViewSize
  var size = CGSize.zero

  init(_ proposal: ProposedViewSize) { self.proposal = proposal }
}

/// Offers the same to its view whatever is offered.
private struct SittingLayout: Layout {
  let sitting: Sitting

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    sitting.size = subviews.first?.sizeThatFits(sitting.proposal) ?? .zero
    return sitting.size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: sitting.proposal)
  }
}
#endif
