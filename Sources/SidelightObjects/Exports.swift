#if Combine
@_exported public import SidelightPublishers
#endif
