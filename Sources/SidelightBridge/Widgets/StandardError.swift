import Glibc

/// The process's standard error, which Swift 6 does not let anybody share as a C stream.
package enum StandardError {
  /// Writes one line. A closed standard error is no reason to stop, so that failure is not reported.
  package static func write(line: String) {
    var line = line + "\n"
    line.withUTF8 { bytes in _ = unsafe Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
  }
}
