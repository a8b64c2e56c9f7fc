@_spi(Nodes) import SidelightGraph

/// Where the keyboard focus is, among the views that are bound to it: the value follows the focus, and setting it moves the focus.
///
/// ```swift
/// struct Login: View {
///   enum Field: Hashable { case name, password }
///   @FocusState private var field: Field?
///   @State private var name = ""
///   @State private var password = ""
///   var body: some View {
///     TextField("Name", text: $name).focused($field, equals: .name)
///     SecureField("Password", text: $password).focused($field, equals: .password)
///     Button("Sign In") { field = name.isEmpty ? .name : nil }
///   }
/// }
/// ```
///
/// While none of the bound views has the focus the value is `nil` or `false`. A value that no view on the screen is bound to, or whose view
/// can't have the focus, becomes that again with the next update. Source: SwiftUI's `FocusState`.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let idle: Value
  private var location: FocusLocation<Value>?

  /// Makes the state of one view: whether it has the focus.
  nonisolated public init() where Value == Bool { idle = false }

  /// Makes the state of several views: which of them has the focus.
  nonisolated public init<T: Hashable>() where Value == T? { idle = nil }

  /// The value of the view that has the focus. Reading it in a body makes the body run again when it changes.
  @MainActor public var wrappedValue: Value {
    get { location?.read() ?? idle }
    nonmutating set { location?.write(newValue) }
  }

  /// What views are bound to, and what is handed to other views.
  @MainActor public var projectedValue: Binding { Binding(location: location, idle: idle) }

  /// Reads and writes a focus state that another view owns.
  ///
  /// Source: SwiftUI's `FocusState.Binding`.
  @propertyWrapper public struct Binding: DynamicProperty {
    let location: FocusLocation<Value>?
    let idle: Value

    /// The value of the view that has the focus.
    @MainActor public var wrappedValue: Value {
      get { location?.read() ?? idle }
      nonmutating set { location?.write(newValue) }
    }

    /// The binding itself, so that `$` hands it on.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: NodeProperty {
  package mutating func connect(to storage: inout AnyObject?, node: any PropertyOwner) {
    let known = storage as? FocusLocation<Value> ?? FocusLocation(idle: idle, in: (node as? ViewNode)?.graph)
    storage = known
    location = known
  }
}

extension FocusState.Binding: InputProperty {
  nonisolated package func reachesSame(as other: Self) -> Bool { location === other.location }
}
