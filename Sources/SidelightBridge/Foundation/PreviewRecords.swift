import CSidelight

/// The records that `#Preview` leaves in a program. They are in a section of their own, so that none runs before somebody asks.
package enum PreviewRecords {
  /// Runs each record of the program, which lists its preview.
  package static func list() { sidelight_list_previews() }
}
