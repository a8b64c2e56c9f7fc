#if Foundation
package import Foundation
public import SidelightGraph

/// A value that the app keeps from one run to the next: what it is under a key of `UserDefaults`, for each view that reads it.
///
/// ```swift
/// struct General: View {
///   @AppStorage("showsPreview") private var showsPreview = true
///   var body: some View { Toggle("Show previews", isOn: $showsPreview) }
/// }
/// ```
///
/// Changing it updates the views that read it, here and in the app's other windows; so does changing the key by `UserDefaults` itself, at
/// the next turn of the main loop. What is stored can be a `Bool`, `Int`, `Double`, `String`, `URL`, `Data`, `Date`, a value with a raw
/// `Int` or `String`, a ``TabViewCustomization`` or a ``TableColumnCustomization``, and an optional one of these. A value of another type under the key counts as none.
///
/// The file is `UserDefaults`' own: a property list with the name of the program below the user's folder of settings, mostly `~/.config`.
/// It is written in one step, away from the main thread, at most once in a second and when the app ends. A damaged one is kept beside the
/// new one, with `.damaged` behind its name. Source: SwiftUI's `AppStorage`.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let form: StoredForm<Value>
  private let defaults: UserDefaults?
  /// What the environment of the view says.
  private var surroundingDefaults: UserDefaults?

  nonisolated init(_ key: String, _ defaults: UserDefaults?, _ form: StoredForm<Value>, initial: Value) {
    self.key = key
    self.initial = initial
    self.form = form
    self.defaults = defaults
  }

  /// The value. Reading it in a body makes the body run again when it changes.
  @MainActor @preconcurrency public var wrappedValue: Value {
    get { read(store) }
    nonmutating set { store.write(form.write(newValue), under: key) }
  }

  /// A binding to the value, for views that change it.
  @MainActor @preconcurrency public var projectedValue: Binding<Value> {
    let store = store
    return Binding(
      location: KeyedLocation(keeper: store, key: key, get: { read(store) }, set: { store.write(form.write($0), under: key) }))
  }

  @MainActor private var store: DefaultsStore { .of(defaults ?? surroundingDefaults ?? .standard) }

  @MainActor private func read(_ store: DefaultsStore) -> Value { store.read(key).flatMap(form.read) ?? initial }
}

extension AppStorage: NodeProperty {
  package nonisolated static var isInput: Bool { true }

  package mutating func connect(to storage: inout AnyObject?, node: any PropertyOwner) {
    if defaults == nil { surroundingDefaults = EnvironmentValues(scope: node.scope)[DefaultsKey.self] }
  }
}

extension AppStorage: InputProperty {
  package nonisolated func reachesSame(as other: Self) -> Bool { key == other.key && defaults === other.defaults }
}

extension AppStorage: StandaloneProperty {
  package mutating func connect() {}
}

/// Where ``AppStorage`` without a store of its own keeps its values; nil is the standard one.
package enum DefaultsKey: EnvironmentKey {
  package static var defaultValue: UserDefaults? { nil }
}
#endif
