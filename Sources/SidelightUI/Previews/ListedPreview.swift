package import Synchronization

/// One preview that a program can show: those of `#Preview`, or of a ``PreviewProvider``. This is Sidelight's own.
///
/// In a test, `TestApp` shows it at any depth:
///
/// ```swift
/// for preview in ListedPreview.all(of: CircleImage_Previews.self) {
///   let app = try await TestApp(depth, preview: preview)
///   #expect(app.image("Circle").exists)
///   try await app.close()
/// }
/// ```
@MainActor public struct ListedPreview {
  /// What the preview is called.
  public let name: String
  /// Where it is written, such as `ContentView.swift:12`, or the provider's type.
  public let place: String
  /// The size of its window.
  package let frame: PreviewFrame
  private let body: @MainActor () -> any View
  private let preparations: [PreviewTrait<Preview.ViewTraits>.Preparation]

  /// The previews of a provider, in their order.
  ///
  /// - Parameter provider: the provider's type.
  public static func all<Provider: PreviewProvider>(of provider: Provider.Type) -> [ListedPreview] {
    let place = String(describing: provider)
    let name = place.hasSuffix("_Previews") ? String(place.dropLast("_Previews".count)) : place
    let parts = PreviewPart.all(in: Provider.previews)
    return parts.indices.map { index in
      ListedPreview(
        name: parts[index].settings.name ?? (parts.count == 1 ? name : "\(name) \(index + 1)"), place: place,
        frame: parts[index].settings.frame,
        body: { parts[index].view }, preparations: [])
    }
  }

  /// The previews of a `#Preview`: one, or one for each of its arguments.
  package static func all(of registry: any PreviewRegistry.Type) -> [ListedPreview] {
    let preview = registry.preview
    let place = "\(registry.fileID.split(separator: "/").last ?? ""):\(registry.line)"
    var settings = PreviewSettings()
    for trait in preview.traits { trait.change(&settings) }
    let name = preview.name ?? place
    return preview.bodies.indices.map { index in
      ListedPreview(
        name: preview.bodies.count == 1 ? name : "\(name) \(index + 1)", place: place, frame: settings.frame, body: preview.bodies[index],
        preparations: preview.traits.compactMap(\.preparation))
    }
  }

  /// The views, with what the traits do to them.
  package func view() async throws -> AnyView {
    var changes: [@MainActor (any View) -> any View] = []
    for preparation in preparations { changes.append(try await preparation()) }
    return AnyView(PreviewRoot(make: body, changes: changes))
  }
}

/// The root of a preview: makes its views as a body does, so that they follow the state that they read.
private struct PreviewRoot: View {
  let make: @MainActor () -> any View
  let changes: [@MainActor (any View) -> any View]

  var body: AnyView {
    var view = make()
    for change in changes { view = change(view) }
    return AnyView(erasing: view)
  }
}

/// A `#Preview` as its expansion makes it: where it stands, and what it shows.
///
/// Source: SwiftUI's `PreviewRegistry`, of the module DeveloperToolsSupport.
public protocol PreviewRegistry: SendableMetatype {
  /// The module and the file that it stands in, such as `App/ContentView.swift`.
  static var fileID: String { get }
  /// The line that it begins in, from 1.
  static var line: Int { get }
  /// The preview.
  @MainActor static var preview: Preview { get }
}

extension Preview {
  /// The types that the program's records named.
  package nonisolated static let registries = Mutex<[any PreviewRegistry.Type]>([])

  /// Lists a preview: what `#Preview` expands to calls it, as soon as somebody asks which previews there are.
  ///
  /// - Parameter registry: the type that the macro made.
  nonisolated public static func list(_ registry: any PreviewRegistry.Type) { registries.withLock { $0.append(registry) } }
}
