#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// What of a view a popover points at.
///
/// Source: SwiftUI's `PopoverAttachmentAnchor`.
public enum PopoverAttachmentAnchor {
  /// A part of the view, or all of it.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)

  fileprivate var place: PopoverAnchor.Place {
    // What is no number is as if nothing had been said: all of the view, or the middle.
    switch self {
    case .rect(let source):
      if case .rectangle(let x, let y, let width, let height) = source.place, (x + y + width + height).isNaN {
        .bounds
      } else {
        source.place
      }
    case .point(let point): .point(x: point.x.isNaN ? 0.5 : point.x, y: point.y.isNaN ? 0.5 : point.y)
    }
  }
}

extension View {
  /// Shows a popover at the view while a binding is true: a few things about the view, over the rest of the window.
  ///
  /// ```swift
  /// Button("Details") { isShown = true }
  ///   .popover(isPresented: $isShown) { Details().padding() }
  /// ```
  ///
  /// The content keeps its state for as long as it is presented. Escape, a click outside and `dismiss` close the popover and write the
  /// binding; where the binding stays true, the popover comes back. The focus goes into it, and then back to where it was. In a window of
  /// the compact size class, or one at most 360 px high, it is a sheet with a header bar of its own, unless
  /// `presentationCompactAdaptation(_:)` says otherwise; the content keeps its state where the window changes its size.
  ///
  /// On GNOME it is a `GtkPopover`, a dialog to assistive technology, called as the content's `navigationTitle(_:)` says or else as the
  /// view is. It takes the size of its content, and 320 × 400 px where that takes all it is offered.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is shown; written when the user closes it.
  ///   - attachmentAnchor: what of the view it points at.
  ///   - arrowEdge: the edge of that at which it opens. Nil, and an edge without room, leave that to the desktop, which opens it below
  ///     where there is room.
  ///   - content: what it shows; made only while it is shown.
  ///
  /// Source: SwiftUI's `popover(isPresented:attachmentAnchor:arrowEdge:content:)`.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentPopover(
      pointingAt: attachmentAnchor.place, edge: arrowEdge,
      current: { isPresented.wrappedValue ? (AnyHashable(true), content()) : nil }, end: { isPresented.wrappedValue = false })
  }

  /// Shows a popover about an item at the view while a binding holds one.
  ///
  /// An item with another id closes the popover and opens a new one, whose state begins anew; an item with the same id only changes what is
  /// shown. For the rest see ``View/popover(isPresented:attachmentAnchor:arrowEdge:content:)``.
  ///
  /// - Parameters:
  ///   - item: what it is about; set to nil when the user closes it.
  ///   - attachmentAnchor: what of the view it points at.
  ///   - arrowEdge: the edge of that at which it opens; nil leaves that to the desktop.
  ///   - content: what it shows of the item.
  ///
  /// Source: SwiftUI's `popover(item:attachmentAnchor:arrowEdge:content:)`.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentPopover(
      pointingAt: attachmentAnchor.place, edge: arrowEdge, current: { item.wrappedValue.map { (AnyHashable($0.id), content($0)) } },
      end: { item.wrappedValue = nil })
  }
}
#endif
