#if Foundation
public import Foundation
public import SidelightGraph
import SidelightUI

extension View {
  /// Says where ``AppStorage`` in this view and in those inside keeps its values, unless it names a store itself.
  ///
  /// Source: SwiftUI's `defaultAppStorage(_:)`.
  ///
  /// - Parameter store: the store to use.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    transformEnvironment(\.defaults) { $0 = store }
  }
}

extension EnvironmentValues {
  fileprivate var defaults: UserDefaults? {
    get { self[DefaultsKey.self] }
    set { self[DefaultsKey.self] = newValue }
  }
}
#endif
