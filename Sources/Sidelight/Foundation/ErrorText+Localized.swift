#if Foundation
import Foundation
import SidelightUI

extension ErrorText {
  /// An error that has a sentence for the user shows that one. Only Foundation knows which errors have one.
  static func takeLocalizedErrors() {
    describe = { ($0 as? any LocalizedError)?.errorDescription ?? String(describing: $0) }
  }
}
#endif
