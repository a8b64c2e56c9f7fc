// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.

/// The body of a declaration that is unavailable, so that nothing can call it.
nonisolated func absent<Value>() -> Value { preconditionFailure("a declaration that is unavailable was called") }
