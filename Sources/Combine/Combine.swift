/// Files that say `import Combine` find here what those that say `import Sidelight` find there.
#if Combine
@_exported public import SidelightObjects
#endif
