import CSidelight

/// Options of a command line under a heading of their own, with a `--help-NAME` that lists them. An application's own
/// option of the same name comes first, so it wins.
@safe @MainActor package final class OptionGroup {
  package struct Option {
    package let name: String
    package let placeholder: String?
    package let help: String

    /// An option that takes a value where it has a placeholder for it, and is a switch without one.
    package init(_ name: String, placeholder: String? = nil, help: String) {
      self.name = name
      self.placeholder = placeholder
      self.help = help
    }
  }

  // GLib keeps pointers to all of this until the process ends, so that it is never freed.
  private let switches: UnsafeMutablePointer<gint>
  private let texts: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let options: [Option]

  /// Adds the options to an application.
  package init(_ name: String, title: String, help: String, options: [Option], to application: Application) {
    self.options = options
    unsafe switches = .allocate(capacity: options.count)
    unsafe switches.initialize(repeating: 0, count: options.count)
    unsafe texts = .allocate(capacity: options.count)
    unsafe texts.initialize(repeating: nil, count: options.count)
    let entries = UnsafeMutablePointer<GOptionEntry>.allocate(capacity: options.count + 1)
    unsafe entries.initialize(repeating: GOptionEntry(), count: options.count + 1)
    for (index, option) in options.enumerated() {
      unsafe entries[index] = GOptionEntry(
        long_name: g_strdup(option.name), short_name: 0, flags: 0,
        arg: option.placeholder == nil ? G_OPTION_ARG_NONE : G_OPTION_ARG_FILENAME,
        arg_data: option.placeholder == nil ? gpointer(switches + index) : gpointer(texts + index), description: g_strdup(option.help),
        arg_description: option.placeholder.map { unsafe g_strdup($0) } ?? nil)
    }
    let group = unsafe g_option_group_new(name, title, help, nil, nil)
    unsafe g_option_group_add_entries(group, entries)
    unsafe g_application_add_option_group(.init(application.pointer), group)
  }

  /// Whether a switch was given.
  package func has(_ name: String) -> Bool {
    guard let index = options.firstIndex(where: { $0.name == name }) else { return false }
    return unsafe switches[index] != 0
  }

  /// What was given with an option; names that are not UTF-8 are repaired.
  package func value(_ name: String) -> String? {
    guard let index = options.firstIndex(where: { $0.name == name }), let text = unsafe texts[index] else { return nil }
    return unsafe String(borrowing: text)
  }
}

extension Application {
  /// Makes this process one of its own, which never hands over to one that runs already.
  package func setNonUnique() {
    let application = unsafe UnsafeMutablePointer<GApplication>(pointer)
    let flags = unsafe g_application_get_flags(application)
    unsafe g_application_set_flags(application, GApplicationFlags(rawValue: flags.rawValue | Flags.nonUnique.rawValue))
  }
}
