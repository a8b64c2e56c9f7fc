import SidelightCore

/// A view that makes views from a collection, whose elements the user of a list may delete, move and drop things between.
///
/// ```swift
/// List {
///   ForEach(favorites) { Text($0.name) }
///     .onDelete { favorites.remove(atOffsets: $0) }
///     .onMove { favorites.move(fromOffsets: $0, toOffset: $1) }
/// }
/// ```
///
/// The user deletes rows with the Delete key, from a row's menu and in edit mode, and moves them by dragging and with Alt+Up and
/// Alt+Down. Source: SwiftUI's `DynamicViewContent`.
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection that the views are made from.
  associatedtype Data: Collection
  /// The collection that the views are made from.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A dynamic view with actions for what the user does to its elements.
struct EditingView<Content: DynamicViewContent> {
  let content: Content
  let actions: EditActionSet
}

extension EditingView: View {}

extension EditingView: DynamicViewContent {
  @MainActor var data: Content.Data { content.data }
}
