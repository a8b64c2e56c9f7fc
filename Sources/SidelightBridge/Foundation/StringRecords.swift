import CSidelight

/// The records that the plugin `SidelightStrings` leaves in a program, which are in a section of their own.
package enum StringRecords {
  /// Runs each record of the program, which lists the texts of a target. Nothing of the texts themselves is read.
  package static func list() { sidelight_list_strings() }
}
