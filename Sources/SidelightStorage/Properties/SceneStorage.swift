#if Foundation
import Foundation
public import SidelightGraph

/// A value that a window keeps from one run of the app to the next, and shares with all views in it that name the same key.
///
/// ```swift
/// struct ContentView: View {
///   @SceneStorage("sidebar") private var selection: String?
///   var body: some View { List(names, id: \.self, selection: $selection) { Text($0) } }
/// }
/// ```
///
/// It is for light things such as a selection. Each window has its own; which window gets which values when the app runs again follows
/// the order in which windows were opened. What is stored can be a `Bool`, `Int`, `Double`, `String`, `URL`, `Data`, a value with a raw
/// `Int` or `String`, a ``TabViewCustomization`` or a ``TableColumnCustomization``, and an optional one of these.
///
/// The values are in `scenes.plist` in a folder of the app below the user's folder of states, mostly `~/.local/state`. The file is written
/// in one step, away from the main thread, at most once in a second and when the app ends. A damaged one is kept beside the new one, with
/// `.damaged` behind its name. A window that is closed beside another one loses its values; the last one keeps them, since on GNOME an app ends
/// with it. In an ``App`` there is no window yet: keep values there with ``AppStorage``. Source: SwiftUI's `SceneStorage`.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let form: StoredForm<Value>
  private var store: SceneStore?

  nonisolated init(_ key: String, _ form: StoredForm<Value>, initial: Value) {
    self.key = key
    self.initial = initial
    self.form = form
  }

  /// The value. Reading it in a body makes the body run again when it changes.
  @MainActor @preconcurrency public var wrappedValue: Value {
    get { read(store) }
    nonmutating set {
      guard let store else { return reportNoWindow() }
      store.write(form.write(newValue), under: key)
    }
  }

  /// A binding to the value, for views that change it.
  @MainActor @preconcurrency public var projectedValue: Binding<Value> {
    guard let store else { return .constant(initial) }
    return Binding(
      location: KeyedLocation(keeper: store, key: key, get: { read(store) }, set: { store.write(form.write($0), under: key) }))
  }

  @MainActor private func read(_ store: SceneStore?) -> Value { store?.read(key).flatMap(form.read) ?? initial }

  private func reportNoWindow() {
    Problem.report("the stored value “\(key)” of a window is changed where there is no window. Use @SceneStorage in the body of a view.")
  }
}

extension SceneStorage: NodeProperty {
  package nonisolated static var isInput: Bool { true }

  package mutating func connect(to storage: inout AnyObject?, node: any PropertyOwner) {
    if let window = EnvironmentValues(scope: node.scope)[SceneStoreKey.self] {
      store = window
    } else {
      // A view that no window shows keeps its own.
      let own = storage as? SceneStore ?? SceneStore(id: "", in: nil)
      storage = own
      store = own
    }
  }
}

extension SceneStorage: InputProperty {
  package nonisolated func reachesSame(as other: Self) -> Bool { key == other.key }
}
#endif
