import CSidelightTestMain
import Sidelight
import SidelightBridge
package import SidelightTesting

/// The depth of real windows. `SidelightTesting` finds this type by its name, so a test program only has to link this module.
package enum WindowDepth: WindowDepthProvider {
  package static var isAvailable: Bool { Toolkit.namesDisplay }

  @MainActor package static func makeDriver() throws -> any TestDriver {
    guard Toolkit.namesDisplay else {
      throw TestFailure("There is no display to open a window on. Run the tests under `xvfb-run -a`, or leave out Depth.window.")
    }
    guard sidelight_test_main_is_this_thread() != 0 else {
      throw TestFailure("The tests of the main actor do not run on the main thread, where GTK has to be. Use Swift Testing to run them.")
    }
    guard Toolkit.startForTests() else { throw TestFailure("The display that the environment names can't be opened.") }
    #if Foundation
    MainRunLoop.attach()
    StoredValues.follow()
    #endif
    return WindowDriver()
  }
}
