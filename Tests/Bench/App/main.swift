import CBenchProbe

// The probe counts from the first instruction on, so it comes before everything else.
bench_start { operation, repetition in
  MainActor.assumeIsolated { Mailbox.shared.perform(operation, repetition: Int(repetition)) }
}
if bench_wants_calls() { ResolveCalls.measure() }
BenchApp.main()
