internal import SidelightBridge

/// The words of the command line, byte for byte.
///
/// `CommandLine.arguments` repairs words that are not UTF-8, after which a file of that name cannot be found any more.
public enum RawArguments {
  /// All words after the program's own name.
  public static var all: [[UInt8]] { UserFolders.launchArguments }
}
