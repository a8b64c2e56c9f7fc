import CSidelight

extension Object {
  /// Runs `body` whenever the signal is emitted. The GObject owns the closure: capture Swift owners weakly.
  @discardableResult
  package func connect<each Argument: GValueConvertible>(
    _ signal: Signal<Void, repeat each Argument>, after: Bool = false, _ body: @escaping @MainActor (repeat each Argument) -> Void
  ) -> SignalConnection {
    unsafe SignalConnection(to: self, signal: signal.name, after: after) { values, count, _ in
      var reader = unsafe ArgumentReader(values: values, count: count)
      body(repeat reader.read((each Argument).self))
    }
  }

  /// Runs `body` whenever the signal is emitted, and hands back its result. The GObject owns the closure: capture Swift owners weakly.
  @discardableResult
  package func connect<Result: GValueConvertible, each Argument: GValueConvertible>(
    _ signal: Signal<Result, repeat each Argument>, after: Bool = false, _ body: @escaping @MainActor (repeat each Argument) -> Result
  ) -> SignalConnection {
    unsafe SignalConnection(to: self, signal: signal.name, after: after) { values, count, result in
      var reader = unsafe ArgumentReader(values: values, count: count)
      let answer = body(repeat reader.read((each Argument).self))
      if let result = unsafe result { unsafe answer.write(to: GValueReference(result)) }
    }
  }

  /// Runs `body` whenever the property is notified, whether or not its value differs from the last one.
  @discardableResult
  package func onNotify(_ property: String, _ body: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(Signal<Void>("notify::" + property), body)
  }

  /// Emits the signal as the GObject itself would.
  package func emit<each Argument: GValueConvertible>(_ signal: Signal<Void, repeat each Argument>, _ arguments: repeat each Argument) {
    unsafe emit(signal.name, arguments: repeat each arguments, result: nil)
  }

  /// Emits the signal as the GObject itself would, and returns what its handlers made of it; `nil` for a signal without a result.
  package func emit<Result: GValueConvertible, each Argument: GValueConvertible>(
    _ signal: Signal<Result, repeat each Argument>, _ arguments: repeat each Argument
  ) -> Result? {
    unsafe GValueReference.withTemporary { result in
      unsafe emit(signal.name, arguments: repeat each arguments, result: result)
      return unsafe sidelight_value_type(result) == 0 ? nil : Result.read(GValueReference(result))
    }
  }

  private func emit<each Argument: GValueConvertible>(
    _ name: String, arguments: repeat each Argument, result: UnsafeMutablePointer<GValue>?
  ) {
    var identifier: guint = 0
    var detail: GQuark = 0
    let isKnown = unsafe g_signal_parse_name(name, sidelight_instance_type(.init(pointer)), &identifier, &detail, 1)
    precondition(isKnown != 0, "\(typeName) has no signal \(name).")
    var query = unsafe GSignalQuery()
    unsafe g_signal_query(identifier, &query)
    let count = unsafe Int(query.n_params)
    let values = UnsafeMutablePointer<GValue>.allocate(capacity: count + 1)
    unsafe values.initialize(repeating: GValue(), count: count + 1)
    unsafe g_value_init(values, query.itype)
    unsafe g_value_set_object(values, .init(pointer))
    var index = 0
    for argument in repeat each arguments {
      precondition(index < count, "The signal \(name) takes \(count) arguments.")
      index += 1
      // The lowest bit of a parameter's type says that its memory is static, which is no part of the type.
      unsafe g_value_init(values + index, query.param_types[index - 1] & ~1)
      unsafe argument.write(to: GValueReference(values + index))
    }
    precondition(index == count, "The signal \(name) takes \(count) arguments.")
    let resultType = unsafe query.return_type & ~1
    if let result = unsafe result, resultType != Fundamental.none { unsafe g_value_init(result, resultType) }
    unsafe g_signal_emitv(values, identifier, detail, result)
    for index in 0...count { unsafe g_value_unset(values + index) }
    unsafe values.deallocate()
  }
}
