@_exported public import SidelightGraph
