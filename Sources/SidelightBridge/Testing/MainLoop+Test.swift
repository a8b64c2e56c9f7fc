import CSidelight

/// Runs the main loop until the program ends, for the hook of `CSidelightTestMain`, which keeps the tests of the main actor on the main
/// thread.
@_cdecl("sidelight_main_loop_run")
@MainActor package func runMainLoop(until isEnding: @convention(c) () -> Int32, waitingForPool: @convention(c) @escaping () -> Int32) {
  KnownWarnings.letPass()
  MainLoop.waitForPool = { Int(waitingForPool()) }
  MainLoop.run(until: { isEnding() != 0 })
}
