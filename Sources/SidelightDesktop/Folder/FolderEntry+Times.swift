internal import SidelightBridge

extension FolderEntry {
  /// When the content was changed last, in seconds since 1970; `nil` where it is not known. ``Timestamp/text(_:style:)`` writes it.
  public var modificationTime: Double? { Self.seconds(reference.record.modified) }

  /// When the content was read last, in seconds since 1970. Most systems write this down at most once a day.
  public var accessTime: Double? { Self.seconds(reference.record.accessed) }

  /// When the file was made, in seconds since 1970; `nil` on file systems that do not remember.
  public var creationTime: Double? { Self.seconds(reference.record.created) }

  private static func seconds(_ microseconds: Int64) -> Double? {
    known(microseconds).map { Double($0) / 1_000_000 }
  }
}
