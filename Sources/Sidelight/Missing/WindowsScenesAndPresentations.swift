// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
#if Foundation
public import Foundation
#endif
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'MenuBarExtra'; GNOME has no extras in its top bar")
nonisolated public struct MenuBarExtra: Scene {
  public typealias Body = Never
  public init<Content: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
  public init<Label: View, Content: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

@available(*, unavailable, message: "Sidelight has no 'DocumentGroup'; it comes in a later version")
nonisolated public struct DocumentGroup: Scene {
  public typealias Body = Never
}

@available(*, unavailable, message: "Sidelight has no 'CommandGroup'; put buttons into a toolbar or its title's menu")
nonisolated public struct CommandGroup: Commands {
  public typealias Body = Never
  public init<Content: View>(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init<Content: View>(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init<Content: View>(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

@available(*, unavailable, message: "Sidelight has no 'CommandGroupPlacement'; it comes in a later version")
nonisolated public struct CommandGroupPlacement {
  public static var appInfo: CommandGroupPlacement { absent() }
  public static var appSettings: CommandGroupPlacement { absent() }
  public static var appTermination: CommandGroupPlacement { absent() }
  public static var appVisibility: CommandGroupPlacement { absent() }
  public static var help: CommandGroupPlacement { absent() }
  public static var importExport: CommandGroupPlacement { absent() }
  public static var newItem: CommandGroupPlacement { absent() }
  public static var pasteboard: CommandGroupPlacement { absent() }
  public static var printItem: CommandGroupPlacement { absent() }
  public static var saveItem: CommandGroupPlacement { absent() }
  public static var sidebar: CommandGroupPlacement { absent() }
  public static var systemServices: CommandGroupPlacement { absent() }
  public static var textEditing: CommandGroupPlacement { absent() }
  public static var textFormatting: CommandGroupPlacement { absent() }
  public static var toolbar: CommandGroupPlacement { absent() }
  public static var undoRedo: CommandGroupPlacement { absent() }
  public static var windowArrangement: CommandGroupPlacement { absent() }
  public static var windowList: CommandGroupPlacement { absent() }
  public static var windowSize: CommandGroupPlacement { absent() }
  public static var singleWindowList: CommandGroupPlacement { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'CommandMenu'; put buttons into a toolbar or its title's menu")
nonisolated public struct CommandMenu: Commands {
  public typealias Body = Never
  public init<Content: View>(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "Sidelight has no 'ToolbarCommands'; leave it out")
nonisolated public struct ToolbarCommands: Commands {
  public typealias Body = Never
  public init() {}
}

@available(*, unavailable, message: "Sidelight has no 'TextEditingCommands'; leave it out")
nonisolated public struct TextEditingCommands: Commands {
  public typealias Body = Never
  public init() {}
}

@available(*, unavailable, message: "Sidelight has no 'NSViewRepresentable'; AppKit is a package of Apple's systems")
public protocol NSViewRepresentable {}

@available(*, unavailable, message: "Sidelight has no 'NSViewControllerRepresentable'; AppKit is a package of Apple's systems")
public protocol NSViewControllerRepresentable {}

@available(*, unavailable, message: "Sidelight has no 'UIViewRepresentable'; UIKit is a package of Apple's systems")
public protocol UIViewRepresentable {}

@available(*, unavailable, message: "Sidelight has no 'UIViewControllerRepresentable'; UIKit is a package of Apple's systems")
public protocol UIViewControllerRepresentable {}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'popover'; use sheet or Menu")
  nonisolated public func popover<Content: View>(isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'popover'; use sheet or Menu")
  nonisolated public func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'fullScreenCover'; it is not on desktops; use sheet")
  nonisolated public func fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'fullScreenCover'; it is not on desktops; use sheet")
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'presentationCornerRadius'; leave it out")
  nonisolated public func presentationCornerRadius(_ cornerRadius: Double?) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'handlesExternalEvents'; it comes in a later version")
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

#if Foundation
extension View {
  @available(*, unavailable, message: "Sidelight has no 'fileImporter'; it comes in a later version")
  nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'fileImporter'; it comes in a later version")
  nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View { self }
}
#endif
