public import Observation
import SidelightCore
public import SidelightUI

/// A part of an app's interface: its windows, or its settings.
///
/// Source: SwiftUI's `Scene`.
@MainActor @preconcurrency public protocol Scene {
  /// The type of scene that ``body`` returns.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Scenes that the library shows itself have no body of their own.
  public var body: Never { preconditionFailure("\(Self.self) is shown by Sidelight and has no body") }
}

/// A scene that the library shows itself.
@MainActor protocol PrimitiveScene: Scene where Body == Never {
  var contents: SceneContents { get }
}

extension Scene {
  /// What this scene and those in it offer.
  @MainActor package var contents: SceneContents {
    if let primitive = self as? any PrimitiveScene { return primitive.contents }
    return body.contents
  }
}

/// What the scenes of an app offer.
package struct SceneContents {
  /// The windows that can be opened. The first one opens when the app starts.
  package var windows: [WindowDescription] = []
  /// Makes the views of the settings; nil for an app without.
  var settings: (@MainActor () -> AnyView)?

  /// Adds what another scene offers. An app has one kind of settings, so that the first ones count.
  mutating func add(_ other: SceneContents) {
    windows += other.windows
    settings = settings ?? other.settings
  }

  mutating func changeWindows(_ change: (inout WindowDescription) -> Void) {
    for index in windows.indices { change(&windows[index]) }
  }

  /// Calls the scenes that have no id by their places.
  mutating func nameWindows() { for index in windows.indices { windows[index].name = windows[index].id ?? "#\(index + 1)" } }

  /// Says what the app is.
  package mutating func introduce(_ app: AppIdentity) {
    changeWindows { $0.menu.app = app }
  }

  /// Puts a modifier around all views.
  mutating func surround(_ modifier: @escaping @MainActor (AnyView) -> AnyView) {
    changeWindows { $0.modifiers.append(modifier) }
    if let make = settings { settings = { modifier(make()) } }
  }
}

/// Builds scenes from the statements of a closure.
///
/// Source: SwiftUI's `SceneBuilder`.
@MainActor @resultBuilder public enum SceneBuilder {
  /// The compiler calls it for a statement that is a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// The compiler calls it for a block of one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// The compiler calls it for a block of several scenes.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene<repeat each Content> {
    TupleScene(repeat each content)
  }
}

/// Several scenes, as a builder makes them.
public struct TupleScene<each Content: Scene>: Scene {
  /// Sidelight shows these scenes itself: they have no body, and asking for it stops the program.
  public typealias Body = Never
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleScene: PrimitiveScene {
  var contents: SceneContents {
    var all = SceneContents()
    for scene in repeat each content { all.add(scene.contents) }
    return all
  }
}

/// A scene of which something is changed.
struct ChangedScene<Content: Scene>: Scene {
  let content: Content
  let change: @MainActor (inout SceneContents) -> Void
}

extension ChangedScene: PrimitiveScene {
  var contents: SceneContents {
    var contents = content.contents
    change(&contents)
    return contents
  }
}

extension Scene {
  /// Sets the size in pixels that windows of the scene open with.
  ///
  /// Source: SwiftUI's `defaultSize(width:height:)`.
  ///
  /// - Parameters:
  ///   - width: the width in pixels, above 0.
  ///   - height: the height in pixels, above 0.
  public func defaultSize(width: Double, height: Double) -> some Scene {
    let width = usableLength(width, in: "defaultSize(width:height:)")
    let height = usableLength(height, in: "defaultSize(width:height:)")
    return ChangedScene(content: self) {
      $0.changeWindows {
        $0.width = width
        $0.height = height
      }
    }
  }

  /// Sets a value of the environment for all views of the scene.
  ///
  /// Source: SwiftUI's `environment(_:_:)`.
  ///
  /// - Parameters:
  ///   - keyPath: the value to set.
  ///   - value: what the views inside read.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ChangedScene(content: self) { $0.surround { AnyView($0.environment(keyPath, value)) } }
  }

  /// Gives all views of the scene an observable object, which they read by its type.
  ///
  /// Source: SwiftUI's `environment(_:)`.
  ///
  /// - Parameter object: what the views inside read; nil for none.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ChangedScene(content: self) { $0.surround { AnyView($0.environment(object)) } }
  }
}
