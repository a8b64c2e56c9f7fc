/// Gives a main-actor function the plain type that a C callback slot has.
///
/// GTK calls back on the thread that runs the main loop, which is the main actor's, so the isolation holds although C cannot say so.
/// Both types have one representation; the sizes are compared because a wrong slot type would otherwise go unnoticed.
@inline(__always)
@unsafe func cFunction<Function, Slot>(_ function: Function, as slot: Slot.Type = Slot.self) -> Slot {
  precondition(MemoryLayout<Function>.size == MemoryLayout<Slot>.size)
  return unsafe unsafeBitCast(function, to: Slot.self)
}

/// Calls main-actor code from a C callback that runs for every row.
///
/// Swift asks the runtime for the current executor at the start of each main-actor closure that C calls, which costs more than what these do.
/// GTK calls them on the main loop's thread only; debug builds make sure.
@inline(__always)
@unsafe func onMainActor<First, Second, Result>(
  _ first: First, _ second: Second, _ body: @escaping @MainActor (First, Second) -> Result
) -> Result {
  #if DEBUG
  MainActor.preconditionIsolated()
  #endif
  return unsafe unsafeBitCast(body, to: ((First, Second) -> Result).self)(first, second)
}
