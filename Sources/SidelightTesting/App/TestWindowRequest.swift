import SidelightUI

/// A window that a view under test asked for, by `openWindow`, `pushWindow` or `dismissWindow`.
public struct TestWindowRequest: Equatable {
  /// Whether it is to open; otherwise it is to close.
  public let isOpening: Bool
  /// Whether it is to open in the place of the view's window.
  public let isInPlace: Bool
  /// The id of its scene; nil where none was given.
  public let id: String?
  /// What it is to show; nil where no value was given.
  public let value: AnyHashable?

  /// Makes a request, to compare one with.
  ///
  /// - Parameters:
  ///   - isOpening: whether the window is to open; otherwise it is to close.
  ///   - id: the id of its scene; nil for none.
  ///   - value: what it is to show; nil for none. A request to close without either is for the window of the view.
  ///   - isInPlace: whether it is to open in the place of the view's window.
  public init(isOpening: Bool, id: String? = nil, value: AnyHashable? = nil, isInPlace: Bool = false) {
    self.isOpening = isOpening
    self.isInPlace = isInPlace
    self.id = id
    self.value = value
  }

  init(_ request: WindowRequest?, isOpening: Bool, isInPlace: Bool = false) {
    self.init(isOpening: isOpening, id: request?.id, value: request?.value, isInPlace: isInPlace)
  }
}
