#if Foundation
public import Foundation

extension UserDefaults {
  /// Keeps a value, as `set(_:forKey:)` does. Source: Foundation's `setValue(_:forKey:)`, which Foundation has on Apple's systems alone.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
#endif
