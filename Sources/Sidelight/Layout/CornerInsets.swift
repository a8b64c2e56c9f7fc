#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// How far into a view what stands at its corners reaches, in pixels.
///
/// Source: SwiftUI's `RectangleCornerInsets`.
public struct RectangleCornerInsets: Equatable, Sendable {
  /// At the corner at the top where text begins.
  public var topLeading: CGSize
  /// At the corner at the top where text ends.
  public var topTrailing: CGSize
  /// At the corner at the bottom where text begins.
  public var bottomLeading: CGSize
  /// At the corner at the bottom where text ends.
  public var bottomTrailing: CGSize

  /// Nothing reaches into the view.
  nonisolated public init() { self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero) }

  /// Makes insets for the four corners.
  nonisolated public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }
}

extension RectangleCornerInsets {
  fileprivate init(_ corners: CornerSizes) {
    func size(_ size: Size) -> CGSize { CGSize(width: size.width, height: size.height) }
    self.init(
      topLeading: size(corners.topLeading), topTrailing: size(corners.topTrailing), bottomLeading: size(corners.bottomLeading),
      bottomTrailing: size(corners.bottomTrailing))
  }

  /// What is to be kept clear at the edges of a rectangle: at each the larger one of its two corners.
  ///
  /// - Parameter edges: the edges; the others have 0.
  nonisolated func clearance(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? max(topLeading.height, topTrailing.height) : 0,
      leading: edges.contains(.leading) ? max(topLeading.width, bottomLeading.width) : 0,
      bottom: edges.contains(.bottom) ? max(bottomLeading.height, bottomTrailing.height) : 0,
      trailing: edges.contains(.trailing) ? max(topTrailing.width, bottomTrailing.width) : 0)
  }
}

extension GeometryProxy {
  /// How far the buttons of the window, or the close button of a sheet, and the round corners of the window or sheet reach into the view.
  ///
  /// The buttons stand where the desktop wants them, at either side or at both. They count where the view goes on below them, as with
  /// ``WindowStyle/hiddenTitleBar``; below a header bar only the round corners reach into what touches them. A window that is maximised or tiled
  /// has no round corners, and neither has what is in a popover. Tests without a display have one button of 46 x 47 pixels at the end, and
  /// corners with a radius of 15. Source: SwiftUI's `GeometryProxy.containerCornerInsets`.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets(corners) }
}

extension View {
  /// Moves this view clear of the buttons and the round corners of its window or sheet, as far as they reach into it.
  ///
  /// ```swift
  /// Text("Now Playing")
  ///   .containerCornerOffset(.leading)
  ///   .ignoresSafeArea()
  /// ```
  ///
  /// What reaches into the view where it would stand otherwise counts, see ``GeometryProxy/containerCornerInsets``. Of the two corners at an edge
  /// that counts which reaches further in; so it does of two edges across from one another, where the view keeps its size. Source: SwiftUI's
  /// `containerCornerOffset(_:sizeToFit:)`.
  ///
  /// - Parameters:
  ///   - edges: the edges whose corners count.
  ///   - sizeToFit: whether the view is offered the room that is left, and not moved with the size that it has.
  nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    CornerOffsetView(content: self, edges: edges, sizeToFit: sizeToFit)
  }
}

/// A view that is moved clear of corners, and knows them from the place that it would have.
private struct CornerOffsetView<Content> {
  let content: Content
  let edges: Edge.Set
  let sizeToFit: Bool
  @State private var corners = RectangleCornerInsets()

  nonisolated init(content: Content, edges: Edge.Set, sizeToFit: Bool) {
    self.content = content
    self.edges = edges
    self.sizeToFit = sizeToFit
  }
}

extension CornerOffsetView: View where Content: View {
  var body: some View {
    CornerOffset(clearance: corners.clearance(edges), sizeToFit: sizeToFit) { content }
      .onGeometryChange(for: RectangleCornerInsets.self) {
        $0.containerCornerInsets
      } action: {
        corners = $0
      }
  }
}

/// Has the size of its view, which it places clear of corners: so its own place does not follow from them.
private struct CornerOffset: Layout {
  let clearance: EdgeInsets
  let sizeToFit: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let view = subviews.first else { return }
    guard sizeToFit else {
      let x = clearance.leading >= clearance.trailing ? clearance.leading : -clearance.trailing
      let y = clearance.top >= clearance.bottom ? clearance.top : -clearance.bottom
      return view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: ProposedViewSize(bounds.size))
    }
    let rest = CGSize(
      width: max(0, bounds.width - clearance.leading - clearance.trailing), height: max(0, bounds.height - clearance.top - clearance.bottom)
    )
    view.place(at: CGPoint(x: bounds.minX + clearance.leading, y: bounds.minY + clearance.top), proposal: ProposedViewSize(rest))
  }
}
#endif
