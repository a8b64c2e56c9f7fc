import CSidelight

/// An AdwApplication: the process towards the desktop.
@safe package final class Application: Object {
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A process of its own, which never hands over to a running one.
    package static let nonUnique = Flags(rawValue: 1 << 5)
    /// Files on the command line come as ``onOpen(_:)``.
    package static let opensFiles = Flags(rawValue: 1 << 2)
  }

  /// What a command line option takes.
  package enum OptionArgument { case none, string, filename }

  /// - Parameter id: The application's id in reverse domain form; nil for a program that is no installed application.
  package init(id: String?, flags: Flags = []) {
    unsafe super.init(adopting: OpaquePointer(adw_application_new(id, GApplicationFlags(rawValue: flags.rawValue))))
  }

  private var application: UnsafeMutablePointer<GApplication> { unsafe .init(pointer) }

  package static let activate = Signal<Void>("activate")
  package static let shutdown = Signal<Void>("shutdown")

  /// Runs `body` with the URIs of files that are to be opened.
  @discardableResult package func onOpen(_ body: @escaping @MainActor ([String]) -> Void) -> SignalConnection {
    connect(Signal<Void, FileArray, Int, String>("open")) { files, count, _ in body(files.uris(count)) }
  }

  /// Runs `body` with the options of the command line before anything else happens; it answers an exit code, or -1 to go on.
  @discardableResult package func onLocalOptions(_ body: @escaping @MainActor (LocalOptions) -> Int) -> SignalConnection {
    connect(Signal<Int, LocalOptions>("handle-local-options"), body)
  }

  /// Declares an option such as `--size WxH`.
  package func addOption(_ name: String, _ argument: OptionArgument = .none, help: String, placeholder: String? = nil) {
    let kind =
      switch argument {
      case .none: G_OPTION_ARG_NONE
      case .string: G_OPTION_ARG_STRING
      case .filename: G_OPTION_ARG_FILENAME
      }
    unsafe g_application_add_main_option(application, name, 0, sidelight_option_none, kind, help, placeholder)
  }

  /// The line of `--help` that names the arguments without a dash, and the text below it.
  package func setUsage(parameters: String, summary: String) {
    unsafe g_application_set_option_context_parameter_string(application, parameters)
    unsafe g_application_set_option_context_summary(application, summary)
  }

  /// Runs the application until its last window closes, and returns its exit code.
  ///
  /// The words of the command line, the program's own name first, are bytes: a file's name need not be text.
  package func run(_ arguments: [[UInt8]]) -> Int {
    Toolkit.prepare()
    var pointers: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe $0.withCText { unsafe g_strdup($0) } }
    unsafe pointers.append(nil)
    defer { unsafe pointers.forEach { unsafe g_free($0) } }
    // GLib may reorder the array it is given, so that it gets one of its own.
    var arguments = unsafe pointers
    return unsafe Int(g_application_run(application, Int32(arguments.count - 1), &arguments))
  }

  /// Ends as its last window would, when the process is told to terminate or is interrupted.
  package func quitsOnSignals() {
    for signal in [SIGTERM, SIGINT] {
      unsafe g_unix_signal_add(
        signal,
        { application in
          unsafe g_application_quit(application?.assumingMemoryBound(to: GApplication.self))
          return 0
        }, application)
    }
  }

  /// Keeps the session from ending, as far as the desktop lets the user decide.
  ///
  /// - Parameters:
  ///   - window: the window that the user has to look at.
  ///   - reason: what is going on, in a few words.
  /// - Returns: what ``allowLogout(_:)`` takes; 0 where the desktop can't be asked.
  package func holdLogout(over window: WindowWidget?, reason: String) -> UInt32 {
    unsafe gtk_application_inhibit(.init(pointer), window.map { unsafe .init($0.pointer) }, sidelight_inhibit_logout, reason)
  }

  /// Lets the session end again.
  package func allowLogout(_ hold: UInt32) { if hold != 0 { unsafe gtk_application_uninhibit(.init(pointer), hold) } }

  package func quit() { unsafe g_application_quit(application) }

  /// Asks whether the application may end, and answers whether the user has to be asked first.
  package var holdsQuit: () -> Bool = { false }

  /// Ends the application for the user, unless something asks them first.
  package func quitForUser() { if !holdsQuit() { quit() } }

  /// Keeps it running while it has no window.
  package func hold() { unsafe g_application_hold(application) }
  package func release() { unsafe g_application_release(application) }
}

/// The options of a command line, readable until the handler returns.
@safe package struct LocalOptions: GValueConvertible {
  private let dictionary: OpaquePointer?

  package static func read(_ value: GValueReference) -> LocalOptions {
    unsafe LocalOptions(dictionary: OpaquePointer(g_value_get_boxed(value.pointer)))
  }

  package func write(to value: GValueReference) {
    unsafe g_value_set_boxed(value.pointer, dictionary.map { unsafe UnsafeRawPointer($0) })
  }

  /// Whether the option was given.
  @MainActor package func has(_ name: String) -> Bool {
    unsafe g_variant_dict_contains(.init(dictionary), name) != 0
  }

  /// What was given with the option; file names are repaired where they are not UTF-8.
  @MainActor package func string(_ name: String) -> String? {
    guard let value = unsafe g_variant_dict_lookup_value(.init(dictionary), name, nil) else { return nil }
    defer { unsafe g_variant_unref(value) }
    let isText = unsafe g_variant_classify(value) == G_VARIANT_CLASS_STRING
    return unsafe isText ? String(borrowing: g_variant_get_string(value, nil)) : String(borrowing: g_variant_get_bytestring(value))
  }
}

/// The array of GFiles that the `open` signal carries.
@safe private struct FileArray: GValueConvertible {
  private let files: UnsafeMutablePointer<OpaquePointer?>?

  static func read(_ value: GValueReference) -> FileArray {
    unsafe FileArray(files: g_value_get_pointer(value.pointer)?.assumingMemoryBound(to: OpaquePointer?.self))
  }

  func write(to value: GValueReference) {
    unsafe g_value_set_pointer(value.pointer, files)
  }

  @MainActor func uris(_ count: Int) -> [String] {
    (0..<count).compactMap { index in
      guard let file = unsafe files?[index] else { return nil }
      return unsafe String(taking: g_file_get_uri(file))
    }
  }
}
