#if Foundation
public import Foundation
import SidelightStorage
import SidelightUI

extension Scene {
  /// Says where ``AppStorage`` in the views of the scene keeps its values, unless it names a store itself.
  ///
  /// Source: SwiftUI's `Scene.defaultAppStorage(_:)`.
  ///
  /// - Parameter store: the store to use.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ChangedScene(content: self) { $0.surround { AnyView($0.defaultAppStorage(store)) } }
  }
}
#endif
