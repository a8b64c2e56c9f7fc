@_exported public import Observation
// Of the bridge only GTKWidget is public.
@_exported public import SidelightBridge
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
