public import Observation
public import SidelightGraph

extension View {
  /// Offers a value to the rest of the window while the focus is in this view.
  ///
  /// A value that can be compared, and a binding, is offered anew only when it is another one. Source: SwiftUI's `focusedValue(_:_:)`.
  ///
  /// - Parameters:
  ///   - keyPath: the name of the value.
  ///   - value: what is offered.
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    FocusedValueView(content: self, value: value, isForScene: false) { $0[keyPath: keyPath] = $1 }
  }

  /// Offers a value to the rest of the window while the focus is in this view, if there is one.
  ///
  /// Source: SwiftUI's `focusedValue(_:_:)`.
  ///
  /// - Parameters:
  ///   - keyPath: the name of the value.
  ///   - value: what is offered; nil offers nothing.
  @_disfavoredOverload nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, value: value, isForScene: false) { $0[keyPath: keyPath] = $1 }
  }

  /// Offers an observable object to the rest of the window while the focus is in this view, under its type.
  ///
  /// Source: SwiftUI's `focusedValue(_:)`.
  ///
  /// - Parameter object: what is offered; nil offers nothing.
  nonisolated public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    FocusedValueView(content: self, value: object, isForScene: false) { $0[object: Object.self] = $1 }
  }

  /// Offers a value to the whole window as long as this view is there, wherever the focus is.
  ///
  /// What a view with the focus offers under the same name goes before it. Source: SwiftUI's `focusedSceneValue(_:_:)`.
  ///
  /// - Parameters:
  ///   - keyPath: the name of the value.
  ///   - value: what is offered.
  nonisolated public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    FocusedValueView(content: self, value: value, isForScene: true) { $0[keyPath: keyPath] = $1 }
  }

  /// Offers a value to the whole window as long as this view is there, if there is one.
  ///
  /// Source: SwiftUI's `focusedSceneValue(_:_:)`.
  ///
  /// - Parameters:
  ///   - keyPath: the name of the value.
  ///   - value: what is offered; nil offers nothing.
  @_disfavoredOverload nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, value: value, isForScene: true) { $0[keyPath: keyPath] = $1 }
  }

  /// Offers an observable object to the whole window as long as this view is there, under its type.
  ///
  /// Source: SwiftUI's `focusedSceneValue(_:)`.
  ///
  /// - Parameter object: what is offered; nil offers nothing.
  nonisolated public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    FocusedValueView(content: self, value: object, isForScene: true) { $0[object: Object.self] = $1 }
  }
}
