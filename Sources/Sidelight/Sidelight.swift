@_exported public import Observation
@_exported public import SidelightUI

// SwiftUI files rely on Foundation being there.
#if Foundation
@_exported public import Foundation
@_exported public import SidelightStorage
#endif

// As SwiftUI does with Combine.
#if Combine
@_exported public import SidelightObjects
#endif
