package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A symbol or a picture.
///
/// `Image(systemName:)` takes an SF Symbol name or the name of an icon of the desktop's theme; on GNOME it is a symbolic
/// icon in the colour and size of the text around it, in the variant that ``View/symbolVariant(_:)`` says. `Image(_:)` shows
/// a picture from a file, at most in its own size and scaled down to its place; a ``resizable()`` one takes all of its place.
/// Source: SwiftUI's `Image`.
public struct Image: Equatable, Sendable {
  private let source: ImageElement.Source
  private var isResizable = false
  private var ownScale: Scale?
  private var ownMode: SymbolRenderingMode?
  private var density = 1.0
  private var ownInterpolation = Interpolation.medium
  /// Keeps what it shows where that is in no file.
  private var picture: KeptPicture?

  /// The size of a symbol relative to the text around it: small is 0.75 of it, medium as large, and large 1.5 times as large.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// Shows a symbol by its SF Symbols name, or by the name of an icon in the desktop's theme.
  nonisolated public init(systemName: String) { source = .symbol(systemName) }

  /// Shows the picture in a file, given by its absolute path. It is decoded off the main thread; a file that can't be
  /// read shows the platform's sign for a missing picture.
  nonisolated public init(_ path: String) { source = .file(path) }

  /// Shows the first icon of the desktop's theme that exists: the coloured icon of a file's type, say.
  ///
  /// This is Sidelight's own; SwiftUI has no theme of icons.
  ///
  /// - Parameter iconNames: the names, the best one first.
  nonisolated public init(iconNames: [String]) { source = .themed(iconNames) }

  nonisolated init(_ source: ImageElement.Source) { self.source = source }

  /// What it shows where that is no picture.
  var symbol: ImageElement.Source? {
    switch source {
    case .symbol, .variants, .themed: source
    case .file, .address: nil
    }
  }

  /// Shows the picture at an address.
  ///
  /// - Parameter density: how many of its pixels there are to each of its natural size, above 0.
  nonisolated package init(uri: String, density: Double) {
    source = .address(uri)
    self.density = density
  }

  /// Shows a picture that is in no file.
  ///
  /// - Parameters:
  ///   - picture: what it shows, for as long as there is an image of it.
  ///   - density: how many of its pixels there are to each of its natural size, above 0.
  nonisolated package init(_ picture: KeptPicture, density: Double) {
    self.init(uri: picture.address, density: density)
    self.picture = picture
  }

  /// Lets a picture fill the place that it is given, in its own proportions, and a symbol the fixed frame around it.
  nonisolated public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Sets the size of a symbol relative to the text.
  nonisolated public func imageScale(_ scale: Scale) -> Image {
    var image = self
    image.ownScale = scale
    return image
  }

  /// How the pixels of a picture are mixed where it is larger or smaller than it is.
  ///
  /// Source: SwiftUI's `Image.Interpolation`.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel has an edge.
    case none
    /// Pixels are mixed with their neighbours. On GNOME the same as ``medium``.
    case low
    /// Pixels are mixed with their neighbours.
    case medium
    /// A picture that is much smaller than it is keeps its details.
    case high
  }

  /// Sets how the pixels of a picture are mixed where it is larger or smaller than it is. A symbol has none.
  ///
  /// ```swift
  /// Image(sprite).interpolation(.none).resizable()
  /// ```
  ///
  /// Source: SwiftUI's `interpolation(_:)`.
  ///
  /// - Parameter interpolation: how pixels are mixed.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.ownInterpolation = interpolation
    return image
  }

  /// Allows a picture's edges to be smoothed where they lie between the pixels of the display, as GTK's renderers always do.
  ///
  /// Source: SwiftUI's `antialiased(_:)`. GTK has no edges that are not smoothed, so that `false` changes nothing.
  ///
  /// - Parameter isAntialiased: whether they may be.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// How a picture is coloured.
  ///
  /// Source: SwiftUI's `Image.TemplateRenderingMode`.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the colour of the text.
    case template
    /// In its own colours.
    case original
  }

  /// Sets whether a symbol has its own colours, as far as it has any, or that of the text. A picture always has its own.
  ///
  /// Source: SwiftUI's `renderingMode(_:)`.
  ///
  /// - Parameter renderingMode: the colours; nil for what is set around it.
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    symbolRenderingMode(renderingMode.map { $0 == .original ? .multicolor : .monochrome })
  }

  /// Sets how this symbol is coloured; nil for what is set around it.
  ///
  /// Source: SwiftUI's `symbolRenderingMode(_:)` of images.
  ///
  /// - Parameter mode: as ``View/symbolRenderingMode(_:)`` takes it.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.ownMode = mode
    return image
  }

  /// The image as paint, which nothing around it changes.
  package var paintElement: ImageElement { element(in: TextEnvironment()) }

  func element(in environment: TextEnvironment, symbols: SymbolEnvironment = SymbolEnvironment(), isLabelIcon: Bool = false) -> ImageElement
  {
    var (source, color) = (source, environment.color ?? (isLabelIcon ? environment.iconTint : nil))
    if case .symbol(let name) = source {
      if (ownMode ?? symbols.mode)?.isMulticolor == true { color = OwnSymbolColors.color(of: name) ?? color }
      let names = symbols.variants.names(of: name)
      if names.count > 1 { source = .variants(names) }
    }
    var element = ImageElement(source, isResizable: isResizable, font: environment.resolve(), color: color)
    element.isRedacted = environment.isRedacted
    if !environment.rare.isEmpty { element.shadows = environment.rare.values.shadows ?? [] }
    element.density = density
    switch ownInterpolation {
    case .none: element.mixing = .nearest
    case .low, .medium: element.mixing = .linear
    case .high: element.mixing = .trilinear
    }
    switch ownScale ?? symbols.scale {
    case .small: element.scale = .small
    case .medium: element.scale = .medium
    case .large: element.scale = .large
    }
    return element
  }
}

extension Image: View {}

extension Image: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    let isIcon = context.isLabelIcon
    return SimpleElementNode(leaf: self, context) { view, environment in
      .image(view.element(in: environment[TextEnvironmentKey.self], symbols: environment[SymbolEnvironmentKey.self], isLabelIcon: isIcon))
    }
  }
}

/// The node of a text with images: a row of its parts.
final class ImagedTextNode: ElementNode<Text> {
  private var pieces: [TypedNode<AnyView>] = []

  init(_ view: Text, _ context: NodeContext) {
    super.init(view, context, .stack(StackElement(.horizontal, spacing: 0, alignment: .center)))
    fill()
    settlePreferences()
  }

  override var children: [ViewNode] { pieces }

  private func fill() {
    pieces = view.pieces.map { graph.makeNode($0.view, slotContext) }
    host.setSlot(.body, pieces)
  }

  override func viewChanged(from old: Text) {
    if old == view { return }
    let views = view.pieces.map(\.view)
    if views.count == pieces.count { return zip(pieces, views).forEach { $0.update($1) } }
    for piece in pieces { piece.destroy() }
    fill()
  }
}
