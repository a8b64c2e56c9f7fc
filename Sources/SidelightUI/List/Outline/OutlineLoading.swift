/// How the children of an outline's elements are fetched when these are opened.
struct OutlineLoading<Data: RandomAccessCollection> {
  /// Whether an element can have children.
  let hasChildren: (Data.Element) -> Bool
  /// Runs for as long as the element is open.
  let load: OutlineLoader<Data>

  /// Fetches the children of an element. What the action says after it was cancelled is nobody's business.
  @MainActor func begin(
    _ element: Data.Element, shown: @escaping @MainActor (Data) -> Void, ended: @escaping @MainActor (OutlineStatus?) -> Void
  ) -> Task<Void, Never> {
    Task { @MainActor in
      do {
        try await load(element) { if !Task.isCancelled { shown($0) } }
        if !Task.isCancelled { ended(nil) }
      } catch {
        if !Task.isCancelled { ended(.failed(ErrorText.describe(error))) }
      }
    }
  }
}

typealias OutlineLoader<Data: RandomAccessCollection> =
  @MainActor (Data.Element, @escaping @MainActor (Data) -> Void) async throws -> Void

/// What stands below an open element in place of its children, or after those that are there.
enum OutlineStatus: Equatable {
  case loading
  case failed(String)
}

/// The line that says so.
struct OutlineStatusView: View {
  let status: OutlineStatus

  var body: some View {
    switch status {
    case .loading:
      HStack(spacing: 6) {
        ProgressView()
        Text("Loading…").foregroundStyle(.secondary)
      }
    case .failed(let text): Label(text, systemImage: "exclamationmark.triangle").foregroundStyle(.secondary)
    }
  }
}

/// The identity of the line among the rows.
struct OutlineStatusKey<ID: Hashable>: Hashable {
  let id: ID?
}

/// How errors are put into words.
@MainActor package enum ErrorText {
  package static var describe: (any Error) -> String = { String(describing: $0) }
}

/// The fetched children of an element outside of a list.
struct LoadedChildren<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  private let element: OutlineElement<Data, ID, Leaf>
  @State private var children: Data?
  @State private var status: OutlineStatus? = .loading

  nonisolated init(_ element: OutlineElement<Data, ID, Leaf>) { self.element = element }
}

extension LoadedChildren: View {
  var body: some View {
    VStack(alignment: .leading) {
      if let children {
        OutlineGroup<Data, ID, Leaf, Leaf, OutlineSubgroupChildren>(roots: .all(children), access: element.access, content: element.content)
      }
      if let status { OutlineStatusView(status: status) }
    }
    .task {
      status = .loading
      let task = element.access.loading?.begin(element.value) {
        children = $0
        status = nil
      } ended: {
        status = $0
      }
      await withTaskCancellationHandler {
        await task?.value
      } onCancel: {
        task?.cancel()
      }
    }
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// Makes rows from elements whose children are fetched when they are opened: an extension of ours, which SwiftUI does not have.
  ///
  /// ```swift
  /// OutlineGroup(disks, hasChildren: \.isFolder) { folder, show in
  ///   for try await files in folder.listings { show(files) }
  /// } content: { file in
  ///   Label(file.name, systemImage: file.symbol)
  /// }
  /// ```
  ///
  /// A spinner stands below the element until the children are shown for the first time or the action returns, and an error where they
  /// would be, or behind those that were shown. An error that is a `LocalizedError` says its description. Closing the element, or losing
  /// it, cancels the action; opening it again begins anew, and what was open below it is opened when it is there.
  ///
  /// - Parameters:
  ///   - data: the elements at the top.
  ///   - hasChildren: whether an element can have children.
  ///   - loading: runs as a task for as long as an element is open. Each call of `show` gives the element its children, in place of
  ///     those of the last call.
  ///   - content: makes the row of an element.
  nonisolated public init<DataElement: Identifiable>(
    _ data: Data, hasChildren: KeyPath<DataElement, Bool>,
    loading: @escaping @MainActor (_ element: DataElement, _ show: @escaping @MainActor (Data) -> Void) async throws -> Void,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    var access = OutlineAccess<Data, ID>(id: { $0.id }, children: { _ in nil })
    access.loading = OutlineLoading(hasChildren: { $0[keyPath: hasChildren] }, load: loading)
    self.init(roots: .all(data), access: access, content: content)
  }
}
