import CSidelight

/// Runs the main loop for ever, for the hook of `CSidelightTestMain`, which keeps the tests of the main actor on the main thread.
@_cdecl("sidelight_main_loop_run")
@MainActor package func runMainLoopForever() {
  KnownWarnings.letPass()
  MainLoop.run(until: { false })
}
