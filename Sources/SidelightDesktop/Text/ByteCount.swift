internal import SidelightBridge

/// Writes numbers of bytes for people, in their language.
public enum ByteCount {
  /// A size such as "12.3 kB", with units of 1000 as everywhere on GNOME and in the user's language.
  ///
  /// - Parameter bytes: The number of bytes; negative ones count as 0.
  public static func text(_ bytes: Int64) -> String { TextFormat.size(bytes) }
}
