/// Names a value that views offer while they have the focus, and its type.
///
/// ```swift
/// struct NoteKey: FocusedValueKey { typealias Value = Binding<Note> }
/// extension FocusedValues {
///   var note: Binding<Note>? {
///     get { self[NoteKey.self] }
///     set { self[NoteKey.self] = newValue }
///   }
/// }
/// ```
///
/// Source: SwiftUI's `FocusedValueKey`.
public protocol FocusedValueKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value
}

/// What the views with the focus, and those around them, offer to the rest of the window.
///
/// A view offers something by `focusedValue(_:_:)` or `focusedSceneValue(_:_:)`; ``FocusedValue`` reads it. Source: SwiftUI's
/// `FocusedValues`.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value under a key; nil where nobody who has the focus offers one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that is offered.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}
