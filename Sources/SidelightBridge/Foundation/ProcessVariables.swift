import CSidelight

/// The variables of the process's environment.
package enum ProcessVariables {
  /// The value of a variable; nil where it is not set, or is no text.
  package static func value(of name: String) -> String? { unsafe g_getenv(name).flatMap { unsafe String(validatingCString: $0) } }
}
