import Foundation
import SidelightExpansion

/// The program that the compiler starts to expand the macros, and asks on standard input as long as it compiles a file that uses one.
///
/// What it answers is in `SidelightExpansion`: a test that depended on a macro's target would build the whole package for the compiler's side
/// once more. swift-syntax, which most such programs are made with, takes longer to build than all of Sidelight.
@main enum SidelightMacros {
  static func main() throws {
    while let head = try FileHandle.standardInput.read(upToCount: 8), head.count == 8 {
      guard let message = try FileHandle.standardInput.read(upToCount: MacroMessages.length(head)) else { return }
      try FileHandle.standardOutput.write(contentsOf: MacroMessages.framed(MacroMessages.answer(to: message)))
    }
  }
}
