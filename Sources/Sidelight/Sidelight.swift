@_exported public import Observation
@_exported public import SidelightUI

// SwiftUI files rely on Foundation being there.
#if Foundation
@_exported public import Foundation
#endif
