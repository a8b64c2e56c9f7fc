import SidelightBridge
import SidelightCore

/// What edit mode adds to a row: whether it is selected and a button that deletes it before the content, and a handle after it.
@MainActor final class RowEditControls {
  /// Stands before the content.
  let leading = BoxWidget(.horizontal, spacing: 6)
  /// Stands after it; dragging the row anywhere else moves it as well.
  let handle = ImageWidget()
  private let check = ImageWidget()
  private let delete = ButtonWidget(iconName: "list-remove-symbolic")
  /// Takes the place of the button, so that the contents of all rows begin at one line.
  private let room = BoxWidget(.horizontal)

  init(delete action: @escaping @MainActor () -> Void) {
    StyleSheet.editing.read()
    check.iconName = "object-select-symbolic"
    check.addClass("sidelight-check")
    check.verticalAlign = .center
    // The row says itself whether it is selected, and the handle is for pointers.
    check.accessibleRole = .presentation
    handle.accessibleRole = .presentation
    for name in ["flat", "circular", "image-button", "sidelight-delete"] { delete.addClass(name) }
    delete.verticalAlign = .center
    delete.setAccessibleLabel("Delete")
    delete.offerTooltip("Delete")
    delete.connect(ButtonWidget.clicked) { action() }
    // With the distance between the parts of a row this makes that of an icon from its text.
    leading.setMargins(Margins(end: 6))
    leading.append(check)
    leading.append(delete)
    room.setSizeRequest(width: 24, height: nil)
    leading.append(room)
    handle.iconName = "list-drag-handle-symbolic"
    handle.addClass("dim-label")
    handle.horizontalAlign = .end
  }

  func show(_ editing: RowEditing) {
    check.isVisible = editing.showsSelection
    delete.isVisible = editing.canDelete
    room.isVisible = editing.forbidsDeletion
    leading.isVisible = editing.showsSelection || editing.canDelete || editing.forbidsDeletion
    handle.isVisible = editing.canMove
  }
}

extension RowEditing {
  /// Whether there is anything of edit mode to be seen.
  var showsControls: Bool { isOn && (showsSelection || canDelete || forbidsDeletion || canMove) }
}
