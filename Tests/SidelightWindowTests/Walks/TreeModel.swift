import Foundation
import Observation
import SidelightCore
import SidelightUI

/// An element of an outline that is changed at random.
struct TreeNode: Identifiable, Equatable {
  let id: Int
  var title: String
  var children: [TreeNode]?

  init(_ id: Int, _ children: [TreeNode]? = nil) {
    self.id = id
    title = "\(id)"
    self.children = children
  }

  var isFolder: Bool { children != nil }
}

extension [TreeNode] {
  /// All elements, those below others included.
  var all: [TreeNode] { flatMap { [$0] + ($0.children?.all ?? []) } }

  /// Finds an element at any depth and changes the array that it is in.
  @discardableResult mutating func change(_ id: Int, _ body: (inout [TreeNode], Int) -> Void) -> Bool {
    if let index = firstIndex(where: { $0.id == id }) {
      body(&self, index)
      return true
    }
    for index in indices where self[index].isFolder {
      if self[index].children?.change(id, body) == true { return true }
    }
    return false
  }

  /// Takes an element out, with all below it.
  mutating func take(_ id: Int) -> TreeNode? {
    var taken: TreeNode?
    change(id) { taken = $0.remove(at: $1) }
    return taken
  }

  /// Some folders in folders, one of them with more children than a list has widgets for.
  static var some: [TreeNode] {
    (0..<12).map { top in
      let size = [3, 0, 40, 1, 300, 2][top % 6]
      let children = (0..<size).map { child in
        TreeNode(top * 1000 + child + 1, child % 4 == 0 ? (0..<5).map { TreeNode(100_000 + top * 10_000 + child * 10 + $0) } : nil)
      }
      return TreeNode(top * 1000, top % 6 == 5 ? nil : children)
    }
  }
}

@MainActor @Observable final class TreeModel: WalkChoice {
  var roots: [TreeNode] = .some
  var several: Set<Int> = []
  var one: Int?
  var needed = 0
  @ObservationIgnored let library = TreeLibrary()
}

/// Fetches children when it is told to, and not before.
@MainActor final class TreeLibrary {
  struct Trouble: LocalizedError, CustomStringConvertible {
    var description: String { "Trouble" }
    var errorDescription: String? { "Trouble" }
  }

  @MainActor private final class Request {
    let show: ([TreeNode]) -> Void
    var end: CheckedContinuation<Void, any Error>?
    init(_ show: @escaping ([TreeNode]) -> Void) { self.show = show }
  }

  private var requests: [Int: Request] = [:]

  /// The elements whose children are being fetched.
  var open: [Int] { requests.keys.sorted() }

  func load(_ node: TreeNode, _ show: @escaping @MainActor ([TreeNode]) -> Void) async throws {
    let request = Request(show)
    let id = node.id
    requests[id] = request
    defer { if requests[id] === request { requests[id] = nil } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { request.end = $0 }
    } onCancel: {
      Task { @MainActor in
        request.end?.resume()
        request.end = nil
      }
    }
  }

  func show(_ children: [TreeNode], of id: Int) { requests[id]?.show(children) }

  func finish(_ id: Int, fails: Bool) {
    guard let request = requests.removeValue(forKey: id) else { return }
    if fails { request.end?.resume(throwing: Trouble()) } else { request.end?.resume() }
    request.end = nil
  }
}

struct TreeWalkView: View {
  @Bindable var model: TreeModel
  let mode: SelectionMode
  let isLoaded: Bool

  var body: some View {
    let rows = TreeRows(model: model, isLoaded: isLoaded)
    switch mode {
    case .none: List { rows }
    case .single: List(selection: $model.one) { rows }
    case .required: List(selection: $model.needed) { rows }
    case .multiple: List(selection: $model.several) { rows }
    }
  }
}

private struct TreeRows: View {
  let model: TreeModel
  let isLoaded: Bool

  var body: some View {
    if isLoaded {
      let library = model.library
      OutlineGroup(model.roots, hasChildren: \.isFolder) { node, show in
        try await library.load(node, show)
      } content: {
        Text($0.title)
      }
    } else {
      OutlineGroup(model.roots, children: \.children) { Text($0.title) }
    }
  }
}
