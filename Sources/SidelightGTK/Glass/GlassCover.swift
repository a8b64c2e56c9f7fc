import SidelightCore

/// How far panes of glass at both ends lie over what goes on below them, in pixels.
struct GlassCover: Equatable {
  var leading = 0
  var trailing = 0
  /// How far a header bar does.
  var top = 0

  var isNothing: Bool { leading == 0 && trailing == 0 }
  var insets: Insets { Insets(top: Double(top), leading: Double(leading), trailing: Double(trailing)) }
}

/// What has panes of glass.
@MainActor protocol GlassOwner: Controller {
  /// How far panes of glass lie over what goes on below them from a child, and how much room the child itself has; nil where there are none.
  func cover(of child: Controller) -> (cover: GlassCover, width: Int)?
}

/// A page whose content goes on below panes of glass.
@MainActor protocol GlassCovered: Controller {
  /// The panes lie over another part of it.
  func coverChanged()
}

extension GlassCover {
  /// How far panes of glass lie over what goes on below them from something this wide in a controller, which fills its column.
  @MainActor init(of controller: Controller, width: Int) {
    var controller = controller
    while let parent = controller.parent {
      if let own = (parent as? any GlassOwner)?.cover(of: controller) {
        // What does not fill the column does not touch its edges.
        guard own.width == width || !isNothing else { return }
        leading += own.cover.leading
        trailing += own.cover.trailing
      }
      controller = parent
    }
  }
}
