// A test imports one module, whether it opens windows or not.
@_exported public import SidelightTesting
