import Sidelight

/// Reaches a listing of something deprecated without a warning: what stands behind a protocol is not named.
protocol DeprecatedListing {
  @MainActor var view: AnyView { get }
}
