import SidelightCore
import SidelightGraph

/// The values of a stack in a form that the next run of the app can read.
struct StackPath {
  private struct Item {
    /// The name of the value's type; nil where the stack's path says it.
    var type: String?
    var text: String
  }

  private var items: [Item] = []

  /// Takes the values up to the first one that can't be kept; nil where there are none.
  @MainActor init?(_ values: [AnyHashable], of source: PathSource?, _ restoration: Restoration) {
    for value in values {
      let name = source?.elementType == nil ? NavigationPath.name(of: type(of: value.base)) : nil
      guard source?.elementType != nil || name != nil, let text = restoration.text(of: value.base) else { break }
      items.append(Item(type: name, text: text))
    }
    if items.isEmpty { return nil }
  }

  init?(_ lasting: LastingValue) {
    for item in lasting.list ?? [] {
      guard let text = item["value"]?.text else { break }
      items.append(Item(type: item["type"]?.text, text: text))
    }
    if items.isEmpty { return nil }
  }

  var lasting: LastingValue {
    .list(items.map { .parts(["type": $0.type.map(LastingValue.text), "value": .text($0.text)]) })
  }

  /// The values up to the first one that can't be read: the program has changed.
  @MainActor func values(for source: PathSource?, _ restoration: Restoration) -> [AnyHashable] {
    var values: [AnyHashable] = []
    for item in items {
      let type = item.type.flatMap { _typeByName($0) as? any Hashable.Type } ?? source?.elementType
      guard let type, let value = read(item.text, as: type, restoration) else { break }
      values.append(value)
    }
    return values
  }

  @MainActor private func read<Value: Hashable>(_ text: String, as type: Value.Type, _ restoration: Restoration) -> AnyHashable? {
    restoration.value(of: text, as: type).map { AnyHashable($0) }
  }
}
