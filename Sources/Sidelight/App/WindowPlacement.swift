#if Foundation
public import Foundation
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI

/// The size that a window opens with, and the place that it would like.
///
/// On GNOME the desktop alone says where a window is, so that the place counts for nothing. Source: SwiftUI's `WindowPlacement`.
public struct WindowPlacement {
  /// The width and the height in pixels; nil for what the scene says.
  let width, height: CGFloat?

  /// Makes a placement from a place in pixels and a size.
  ///
  /// - Parameters:
  ///   - position: where the window would like to be. GNOME does not ask.
  ///   - size: its size in pixels; nil for what the scene says.
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) { (width, height) = (size?.width, size?.height) }

  /// Makes a placement from a place on the screen and a size. See the one with a `CGPoint?`.
  ///
  /// - Parameters:
  ///   - position: where on the screen the window would like to be. GNOME does not ask.
  ///   - size: as in the form that is documented in full.
  public init(_ position: UnitPoint, size: CGSize? = nil) { (width, height) = (size?.width, size?.height) }

  /// Makes a placement from a place on the screen, a width and a height.
  ///
  /// - Parameters:
  ///   - position: where on the screen the window would like to be. GNOME does not ask.
  ///   - width: its width in pixels; nil for what the scene says.
  ///   - height: its height in pixels; nil for what the scene says.
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) { (self.width, self.height) = (width, height) }

  /// Makes a placement from a place in pixels, a width and a height.
  ///
  /// - Parameters:
  ///   - x: where its leading edge would like to be. GNOME does not ask.
  ///   - y: where its top would like to be. GNOME does not ask.
  ///   - width: its width in pixels; nil for what the scene says.
  ///   - height: its height in pixels; nil for what the scene says.
  public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    (self.width, self.height) = (width, height)
  }
}

/// The content of a window that is about to open.
///
/// Source: SwiftUI's `WindowLayoutRoot`.
@MainActor public struct WindowLayoutRoot {
  let window: WindowController?

  /// How large the content is, with its header bars.
  ///
  /// - Parameter proposal: how much room there is, in pixels.
  /// - Returns: the size in pixels.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = window?.contentSize(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
    return CGSize(width: size?.width ?? 0, height: size?.height ?? 0)
  }
}

/// A screen.
///
/// Source: SwiftUI's `DisplayProxy`.
public struct DisplayProxy: Hashable, Sendable {
  /// The screen, in pixels.
  public let bounds: CGRect

  /// The part of it that windows can have. GNOME does not say how much its bar takes, so that this is all of it.
  public var visibleRect: CGRect { bounds }
}

/// What is around a window that is about to open.
///
/// Source: SwiftUI's `WindowPlacementContext`, without the app's other windows, whose places GNOME does not tell.
@MainActor public struct WindowPlacementContext {
  /// The screen on which windows open.
  public let defaultDisplay: DisplayProxy
}

extension Scene {
  /// Says how large a new window of the scene is, from its content and the screen.
  ///
  /// ```swift
  /// Window("Status", id: "status") { StatusView() }
  ///   .defaultWindowPlacement { content, context in
  ///     let screen = context.defaultDisplay.visibleRect
  ///     return WindowPlacement(size: content.sizeThatFits(ProposedViewSize(width: screen.width / 3, height: nil)))
  ///   }
  /// ```
  ///
  /// A window that comes back from the last run, and one with a size on the command line, has that size. Source: SwiftUI's
  /// `defaultWindowPlacement(_:)`.
  ///
  /// - Parameter makePlacement: makes the size from the content and what is around the window.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    ChangedScene(content: self) {
      $0.changeWindows {
        $0.place = { window in
          let area = Monitors.areas.first ?? PixelRectangle(x: 0, y: 0, width: 0, height: 0)
          let screen = DisplayProxy(bounds: CGRect(x: area.x, y: area.y, width: area.width, height: area.height))
          let placement = makePlacement(WindowLayoutRoot(window: window), WindowPlacementContext(defaultDisplay: screen))
          return (
            usableLength(placement.width.map { Double($0) }, in: "defaultWindowPlacement(_:)"),
            usableLength(placement.height.map { Double($0) }, in: "defaultWindowPlacement(_:)")
          )
        }
      }
    }
  }
}
#endif
