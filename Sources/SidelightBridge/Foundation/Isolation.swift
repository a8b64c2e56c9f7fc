/// Gives a main-actor function the plain type that a C callback slot has.
///
/// GTK calls back on the thread that runs the main loop, which is the main actor's, so the isolation holds although C cannot say so.
/// Both types have one representation; the sizes are compared because a wrong slot type would otherwise go unnoticed.
@inline(__always)
@unsafe func cFunction<Function, Slot>(_ function: Function, as slot: Slot.Type = Slot.self) -> Slot {
  precondition(MemoryLayout<Function>.size == MemoryLayout<Slot>.size)
  return unsafe unsafeBitCast(function, to: Slot.self)
}
