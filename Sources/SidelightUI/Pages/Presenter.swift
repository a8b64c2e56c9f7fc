import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What sheets and alerts are shown over: a window, or a sheet.
@MainActor protocol Presenter: AnyObject {
  var host: ElementHost { get }
  var graph: ViewGraph { get }
  /// What is presented over it, the last one on top.
  var presented: [any PresentedNode] { get set }
}

extension Presenter {
  func present(_ node: any PresentedNode) {
    guard !presented.contains(where: { $0 === node }) else { return }
    presented.append(node)
    showPresented()
  }

  func withdraw(_ node: any PresentedNode) {
    guard let index = presented.firstIndex(where: { $0 === node }) else { return }
    presented.remove(at: index)
    showPresented()
  }

  /// One alert asks at a time: others wait until it is gone.
  private func showPresented() {
    let asking = presented.first(where: \.isAlert)
    host.setSlot(.sheets, presented.filter { !$0.isAlert || $0 === asking })
  }
}

/// What is shown over a presenter: a sheet or an alert.
@MainActor protocol PresentedNode: ViewNode {
  var isAlert: Bool { get }
}

/// A presenter in the environment, which does not keep it alive.
struct PresenterBox: Equatable {
  weak var presenter: (any Presenter)?

  init(_ presenter: (any Presenter)?) { self.presenter = presenter }

  static func == (left: PresenterBox, right: PresenterBox) -> Bool { left.presenter === right.presenter }
}

/// The window or the sheet around a view.
enum PresenterKey: EnvironmentKey {
  static var defaultValue: PresenterBox { PresenterBox(nil) }
}

/// Whether the user can't close the sheet around a view, so that no header bar in it has a button for that.
enum KeepsSheetOpenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
