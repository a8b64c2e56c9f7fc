#if Foundation
public import Foundation
package import SidelightCore
public import SidelightUI
import Synchronization

/// Names a guide of an app's own, by which views are aligned.
///
/// ```swift
/// private enum Middle: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
/// }
///
/// extension VerticalAlignment {
///   static let middle = VerticalAlignment(Middle.self)
/// }
/// ```
///
/// Source: SwiftUI's `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide of a view is that says nothing of it, in pixels from the view's corner at which text begins.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view, and where its guides are.
///
/// Source: SwiftUI's `ViewDimensions`.
public struct ViewDimensions: Equatable {
  package let dimensions: Dimensions

  package init(_ dimensions: Dimensions) { self.dimensions = dimensions }

  /// The width of the view, in pixels.
  public var width: CGFloat { dimensions.size.width }
  /// The height of the view, in pixels.
  public var height: CGFloat { dimensions.size.height }

  /// Where a guide is, in pixels from the edge at which text begins.
  public subscript(guide: HorizontalAlignment) -> CGFloat { dimensions[guide.key] }
  /// Where a guide is, in pixels from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { dimensions[guide.key] }
  /// Where the view says that a guide is, in pixels from the edge at which text begins; nil if it says nothing.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { dimensions.guides[guide.key].map { CGFloat($0) } }
  /// Where the view says that a guide is, in pixels from the top; nil if it says nothing.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { dimensions.guides[guide.key].map { CGFloat($0) } }
}

/// The guides that apps have named, each once for an axis.
private let sides = Mutex<[GuideName: ElementAlignment.Side]>([:])

private struct GuideName: Hashable {
  let id: ObjectIdentifier
  let axis: Axis2D
}

nonisolated private func sideOfGuide(_ id: any AlignmentID.Type, along axis: Axis2D) -> ElementAlignment.Side {
  let name = GuideName(id: ObjectIdentifier(id), axis: axis)
  return sides.withLock { sides in
    if let known = sides[name] { return known }
    let key = GuideKey.custom(sides.count, axis) { Double(id.defaultValue(in: ViewDimensions($0))) }
    let side = ElementAlignment.Side.custom(NamedGuide(key))
    sides[name] = side
    return side
  }
}

extension HorizontalAlignment {
  /// Makes an alignment by a guide of the app's own.
  nonisolated public init(_ id: any AlignmentID.Type) { self.init(side: sideOfGuide(id, along: .horizontal)) }
}

extension VerticalAlignment {
  /// Makes an alignment by a guide of the app's own.
  nonisolated public init(_ id: any AlignmentID.Type) { self.init(side: sideOfGuide(id, along: .vertical)) }
}

extension View {
  /// Says where a guide of this view is, by which it is aligned with others.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Text("Shopping")
  ///   Text("Milk").alignmentGuide(.leading) { _ in -12 }
  /// }
  /// ```
  ///
  /// Source: SwiftUI's `alignmentGuide(_:computeValue:)`.
  ///
  /// - Parameters:
  ///   - g: the guide.
  ///   - computeValue: where it is, in pixels from the edge at which text begins. A value that is not finite counts as none.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    guide(g.key) { Double(computeValue(ViewDimensions($0))) }
  }

  /// As the one with a `HorizontalAlignment`, but with a `VerticalAlignment`.
  ///
  /// - Parameters:
  ///   - computeValue: where it is, in pixels from the top. A value that is not finite counts as none.
  ///   - g: as in the form that is documented in full.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    guide(g.key) { Double(computeValue(ViewDimensions($0))) }
  }
}
#endif
