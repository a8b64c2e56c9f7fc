/// How a preview is shown: the size of its window, or what is done to its views.
///
/// A device is a window here: ``defaultLayout`` is a window of the usual size, 1000 by 680 pixels. Source: SwiftUI's `PreviewTrait`.
@MainActor public struct PreviewTrait<T> {
  /// Makes what is done to the views, which may take time.
  typealias Preparation = @MainActor () async throws -> @MainActor (any View) -> any View

  /// What the trait says of the window.
  let change: (inout PreviewSettings) -> Void
  /// What it does to the views.
  var preparation: Preparation?

  init(_ change: @escaping (inout PreviewSettings) -> Void = { _ in }, preparation: Preparation? = nil) {
    self.change = change
    self.preparation = preparation
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A window of the usual size, which is what a preview without a layout has.
  ///
  /// Source: SwiftUI's `PreviewTrait.defaultLayout`.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait { $0.layout = .device } }

  /// A window as large as the views ask for, with room for its header bar.
  ///
  /// Source: SwiftUI's `PreviewTrait.sizeThatFitsLayout`.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait { $0.layout = .sizeThatFits } }

  /// A window of one size, with the views in its middle.
  ///
  /// Source: SwiftUI's `PreviewTrait.fixedLayout(width:height:)`.
  /// - Parameters:
  ///   - width: the width of the window in pixels.
  ///   - height: its height in pixels.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }

  /// A window that is higher than wide.
  ///
  /// Source: SwiftUI's `PreviewTrait.portrait`.
  public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait { $0.orientation = .portrait } }

  /// A window that is higher than wide. A desktop has no top that could be below.
  ///
  /// Source: SwiftUI's `PreviewTrait.portraitUpsideDown`.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { PreviewTrait { $0.orientation = .portraitUpsideDown } }

  /// A window that is wider than high.
  ///
  /// Source: SwiftUI's `PreviewTrait.landscapeLeft`.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait { $0.orientation = .landscapeLeft } }

  /// A window that is wider than high.
  ///
  /// Source: SwiftUI's `PreviewTrait.landscapeRight`.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait { $0.orientation = .landscapeRight } }

  /// What a ``PreviewModifier`` does to the views of a preview. Of several, the first one is the innermost.
  ///
  /// Source: SwiftUI's `PreviewTrait.modifier(_:)`.
  /// - Parameter modifier: the modifier. Its context is made before the preview is shown, and once for all previews.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> {
    func prepared<M: PreviewModifier>(_ modifier: M) async throws -> @MainActor (any View) -> any View {
      let context = try await PreviewContexts.context(of: M.self)
      return { PreviewModifierView(content: AnyView(erasing: $0), modifier: modifier, context: context) }
    }
    return PreviewTrait(preparation: { try await prepared(modifier) })
  }
}
