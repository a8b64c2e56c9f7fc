package import SidelightGTK
package import SidelightTesting

extension TestApp {
  /// What shows the app at ``Depth/window``, for tests of the library's own widgets; nil at the other depths.
  package var renderer: Renderer? { (driver as? WindowDriver)?.renderer }
}
