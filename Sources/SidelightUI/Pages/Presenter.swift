import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What sheets are shown over: a window, or another sheet.
@MainActor protocol Presenter: AnyObject {
  var host: ElementHost { get }
  /// The sheets over it, the last one on top.
  var sheets: [SheetNode] { get set }
}

extension Presenter {
  func present(_ sheet: SheetNode) {
    sheets.append(sheet)
    host.setSlot(.sheets, sheets)
  }

  func withdraw(_ sheet: SheetNode) {
    guard let index = sheets.firstIndex(where: { $0 === sheet }) else { return }
    sheets.remove(at: index)
    host.setSlot(.sheets, sheets)
  }
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
