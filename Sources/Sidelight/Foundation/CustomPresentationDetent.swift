#if Foundation
public import Foundation
public import SidelightUI

/// Computes a height at which a sheet may rest.
///
/// ```swift
/// extension PresentationDetent {
///   static let bar = Self.custom(BarDetent.self)
/// }
/// private struct BarDetent: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
/// }
/// ```
///
/// It is asked when the sheet is shown, when its window has another height, and when a value of the environment changes that it has read.
/// Source: SwiftUI's `CustomPresentationDetent`.
public protocol CustomPresentationDetent: SendableMetatype {
  /// What the height can be computed from.
  typealias Context = PresentationDetent.Context

  /// The height in pixels, as far as there is room for it; nil where the sheet can't rest there now.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// A height that a type computes.
  ///
  /// Source: SwiftUI's `PresentationDetent.custom(_:)`.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    computed(by: type) { context in type.height(in: context).map { Double($0) } }
  }
}

extension PresentationDetent.Context {
  /// The greatest height that the sheet can have, in pixels.
  public var maxDetentValue: CGFloat { CGFloat(room) }
}
#endif
