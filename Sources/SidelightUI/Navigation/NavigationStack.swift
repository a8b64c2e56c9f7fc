import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Pages over a root: a link shows the next one, Back returns.
///
/// ```swift
/// NavigationStack(path: $path) {
///   List(parks) { park in NavigationLink(park.name, value: park) }
///     .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
/// }
/// ```
///
/// On GNOME it is an `AdwNavigationView`. Source: SwiftUI's `NavigationStack`.
public struct NavigationStack<Data, Root> {
  let path: PathSource?
  let root: Root
}

/// A binding to a path of any form.
struct PathSource {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
  /// The type of all values; nil where they may be of several.
  let elementType: (any Hashable.Type)?
  /// Whether what was there when the app ran last may be there again.
  let mayRestore: () -> Bool
  let restore: ([AnyHashable]) -> Void
}

extension NavigationStack: View where Root: View {}

extension NavigationStack where Data == NavigationPath, Root: View {
  /// Makes a stack that keeps its path itself.
  ///
  /// - Parameter root: the page at the bottom, which is there while the path is empty.
  nonisolated public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// Makes a stack whose path may hold values of several types.
  ///
  /// - Parameters:
  ///   - path: the values whose pages lie over the root, the last one on top; written when the user follows a link or goes back.
  ///   - root: the page at the bottom, which is there while the path is empty.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = PathSource(
      read: { path.wrappedValue.values }, write: { path.wrappedValue = NavigationPath(values: $0) }, elementType: nil,
      mayRestore: { path.mayRestore(whereEmpty: \.isEmpty) }, restore: { path.restore(NavigationPath(values: $0)) })
    self.root = root()
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable, Root: View {
  /// Makes a stack whose path holds values of one type. See the one with a `Binding<NavigationPath>`.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.path = PathSource(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { values in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) }, elementType: Data.Element.self,
      mayRestore: { path.mayRestore(whereEmpty: \.isEmpty) },
      restore: { values in path.restore(Data(values.compactMap { $0.base as? Data.Element })) })
    self.root = root()
  }
}

extension NavigationStack: PrimitiveView where Root: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { StackNode(self, context) }
}

/// What stands in the place of a destination that nobody declared.
struct MissingDestination: View {
  let value: AnyHashable

  var body: some View {
    ContentUnavailableView(
      "Nothing to Show", systemImage: "exclamationmark.triangle",
      description: Text("There is no page for a value of the type \(String(describing: type(of: value.base)))."))
  }
}
