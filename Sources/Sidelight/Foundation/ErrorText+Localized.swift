#if Foundation
import Foundation
import SidelightUI

extension ErrorText {
  /// Errors that know a sentence for the user say that one; only Foundation knows which do.
  static func takeLocalizedErrors() {
    describe = { ($0 as? any LocalizedError)?.errorDescription ?? String(describing: $0) }
  }
}
#endif
