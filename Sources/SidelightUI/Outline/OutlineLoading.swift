/// How the children of an outline's elements are fetched when these are opened.
struct OutlineLoading<Data: RandomAccessCollection> {
  /// Whether an element can have children.
  let hasChildren: (Data.Element) -> Bool
  /// Runs for as long as the element is open.
  let load: OutlineLoader<Data>

  /// Fetches the children of an element. What the action shows after it was cancelled is ignored.
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

/// What came of fetching an element's children, until it is shown.
struct OutlineNews<Data: RandomAccessCollection> {
  var items: Data?
  var status: OutlineStatus?
}

/// The line that says that children are being fetched, or why they could not be.
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
