/// Makes a property of the environment, of the focused values, of container values or of transactions from what looks like a stored one.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
///   @Entry var account: Account?
/// }
/// ```
///
/// Views read them with `@Environment(\.accent)`, and `environment(\.accent, .red)` sets one for those within. The default value is evaluated each
/// time that it is asked for; keep one that takes long, or that is an object, in a static property. In an extension of ``FocusedValues`` its type
/// is optional and it has no default. Source: SwiftUI's `Entry()`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SidelightMacros", type: "EntryMacro")

/// What ``Entry()`` puts on the default value. Leave it to that one.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "SidelightMacros", type: "EntryDefaultValueMacro")
