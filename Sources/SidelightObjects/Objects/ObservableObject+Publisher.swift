#if Combine
public import SidelightPublishers

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before the object changes: by itself where a property is `@Published`, and where the object says
  /// `objectWillChange.send()`.
  ///
  /// It is the same one each time, also for an object without such properties. It takes the place of OpenCombine's in files that import
  /// Sidelight. Source: Combine's `ObservableObject`.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}
#endif
