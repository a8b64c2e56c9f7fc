#if Combine
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
#endif
