import CSidelight

extension MainLoop {
  /// How many milliseconds the loop would sleep now if nothing came from outside: 0 while there is work, nil when nothing would ever wake
  /// it. For tests of what an idle app costs, which need not wait to find out.
  package static var pause: Int? {
    guard g_main_context_acquire(nil) != 0 else { return 0 }
    defer { g_main_context_release(nil) }
    var priority: gint = 0
    guard unsafe g_main_context_prepare(nil, &priority) == 0 else { return 0 }
    var timeout: gint = -1
    _ = unsafe g_main_context_query(nil, priority, &timeout, nil, 0)
    return timeout < 0 ? nil : Int(timeout)
  }
}
