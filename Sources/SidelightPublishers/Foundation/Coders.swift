#if Combine && Foundation
public import Foundation
public import OpenCombine

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// It makes data.
  public typealias Output = Data
}

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// It reads data.
  public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// It makes data.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// It reads data.
  public typealias Input = Data
}
#endif
