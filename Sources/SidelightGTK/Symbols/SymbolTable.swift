/// From common SF Symbol names to icon names of the freedesktop and Adwaita themes.
///
/// The table is only asked for names that the icon theme does not know, so that source files may also use GNOME's own names.
/// A `.fill` variant falls back to its plain name, and so do `.circle`, `.square` and `.badge` variants that have no entry. A
/// `.slash` variant does not, because it says the contrary.
package enum SymbolTable {
  /// The icon theme's name for a symbol, or nil for a name that nobody has.
  package static func themeName(for symbol: String) -> String? {
    var name = Substring(symbol)
    while true {
      if let found = names[String(name)] { return found }
      guard let cut = name.lastIndex(of: "."), name[cut...] != ".slash" else { return nil }
      name = name[..<cut]
    }
  }

  private static let names: [String: String] = [
    // Places.
    "folder": "folder-symbolic", "folder.badge.plus": "folder-new-symbolic", "folder.badge.gearshape": "folder-saved-search-symbolic",
    "folder.badge.person.crop": "folder-publicshare-symbolic",
    "house": "user-home-symbolic", "menubar.dock.rectangle": "user-desktop-symbolic", "trash": "user-trash-symbolic",
    "arrow.down.circle": "folder-download-symbolic", "arrow.down.doc": "folder-download-symbolic",
    "tray": "mail-unread-symbolic", "tray.full": "mail-unread-symbolic", "tray.and.arrow.down": "folder-download-symbolic",
    "archivebox": "package-x-generic-symbolic", "shippingbox": "package-x-generic-symbolic",
    "bookmark": "user-bookmarks-symbolic", "books.vertical": "x-office-address-book-symbolic", "book": "x-office-address-book-symbolic",
    // Documents.
    "doc": "text-x-generic-symbolic", "doc.text": "x-office-document-symbolic", "doc.plaintext": "text-x-generic-symbolic",
    "doc.richtext": "x-office-document-symbolic", "doc.on.doc": "edit-copy-symbolic", "doc.on.clipboard": "edit-paste-symbolic",
    "doc.badge.plus": "document-new-symbolic", "doc.text.magnifyingglass": "document-print-preview-symbolic",
    "doc.zipper": "package-x-generic-symbolic", "note.text": "text-x-generic-symbolic", "newspaper": "application-rss+xml-symbolic",
    "list.bullet.rectangle": "x-office-document-symbolic", "tablecells": "x-office-spreadsheet-symbolic",
    "scissors": "edit-cut-symbolic", "paperclip": "mail-attachment-symbolic", "link": "insert-link-symbolic",
    // Media.
    "photo": "image-x-generic-symbolic", "photo.on.rectangle": "folder-pictures-symbolic", "camera": "camera-photo-symbolic",
    "video": "camera-video-symbolic", "film": "video-x-generic-symbolic", "play.rectangle": "folder-videos-symbolic",
    "music.note": "audio-x-generic-symbolic", "music.note.list": "folder-music-symbolic", "music.mic": "audio-input-microphone-symbolic",
    "mic": "audio-input-microphone-symbolic", "mic.slash": "microphone-disabled-symbolic", "headphones": "audio-headphones-symbolic",
    "speaker": "audio-volume-low-symbolic", "speaker.wave.2": "audio-volume-medium-symbolic",
    "speaker.wave.3": "audio-volume-high-symbolic", "speaker.slash": "audio-volume-muted-symbolic",
    "play": "media-playback-start-symbolic", "pause": "media-playback-pause-symbolic", "stop": "media-playback-stop-symbolic",
    "record.circle": "media-record-symbolic", "forward": "media-seek-forward-symbolic", "backward": "media-seek-backward-symbolic",
    "forward.end": "media-skip-forward-symbolic", "backward.end": "media-skip-backward-symbolic", "eject": "media-eject-symbolic",
    "shuffle": "media-playlist-shuffle-symbolic", "repeat": "media-playlist-repeat-symbolic",
    "paintpalette": "applications-graphics-symbolic", "paintbrush": "applications-graphics-symbolic",
    // Devices and connections.
    "externaldrive": "drive-harddisk-usb-symbolic", "internaldrive": "drive-harddisk-symbolic", "opticaldisc": "media-optical-symbolic",
    "opticaldiscdrive": "drive-optical-symbolic", "sdcard": "media-flash-symbolic", "memorychip": "media-flash-symbolic",
    "desktopcomputer": "computer-symbolic", "laptopcomputer": "computer-symbolic", "display": "video-display-symbolic",
    "pc": "computer-symbolic", "server.rack": "network-server-symbolic", "network": "network-workgroup-symbolic",
    "externaldrive.connected.to.line.below": "folder-remote-symbolic", "iphone": "phone-symbolic", "ipad": "tablet-symbolic",
    "tv": "tv-symbolic", "keyboard": "input-keyboard-symbolic", "computermouse": "input-mouse-symbolic",
    "gamecontroller": "input-gaming-symbolic", "printer": "printer-symbolic", "scanner": "scanner-symbolic",
    "wifi": "network-wireless-symbolic", "wifi.slash": "network-wireless-offline-symbolic",
    "antenna.radiowaves.left.and.right": "network-cellular-symbolic", "cable.connector": "network-wired-symbolic",
    "battery.100": "battery-level-100-symbolic", "battery.50": "battery-level-50-symbolic", "battery.0": "battery-level-0-symbolic",
    "airplane": "airplane-mode-symbolic", "cpu": "application-x-firmware-symbolic",
    // People and messages.
    "person": "avatar-default-symbolic", "person.2": "system-users-symbolic", "person.3": "system-users-symbolic",
    "person.crop.circle": "avatar-default-symbolic", "person.badge.plus": "contact-new-symbolic",
    "person.crop.circle.badge.plus": "contact-new-symbolic", "envelope": "mail-unread-symbolic",
    "envelope.open": "mail-read-symbolic", "paperplane": "mail-send-symbolic", "bubble.left": "chat-message-new-symbolic",
    "bubble.left.and.bubble.right": "chat-message-new-symbolic", "message": "chat-message-new-symbolic",
    "phone": "call-start-symbolic", "phone.down": "call-stop-symbolic", "at": "goa-panel-symbolic",
    "arrowshape.turn.up.left": "mail-reply-sender-symbolic", "arrowshape.turn.up.left.2": "mail-reply-all-symbolic",
    "arrowshape.turn.up.right": "mail-forward-symbolic", "face.smiling": "face-smile-symbolic", "hand.thumbsup": "emoji-body-symbolic",
    // Time and place.
    "clock": "document-open-recent-symbolic", "clock.arrow.circlepath": "document-open-recent-symbolic", "alarm": "alarm-symbolic",
    "timer": "preferences-system-time-symbolic", "stopwatch": "preferences-system-time-symbolic",
    "calendar": "x-office-calendar-symbolic", "calendar.badge.plus": "appointment-new-symbolic", "map": "mark-location-symbolic",
    "mappin": "mark-location-symbolic", "location": "find-location-symbolic", "globe": "web-browser-symbolic",
    "globe.americas": "web-browser-symbolic", "globe.europe.africa": "web-browser-symbolic", "safari": "web-browser-symbolic",
    "sun.max": "weather-clear-symbolic", "moon": "weather-clear-night-symbolic", "moon.stars": "weather-clear-night-symbolic",
    "cloud": "weather-overcast-symbolic", "cloud.sun": "weather-few-clouds-symbolic", "cloud.rain": "weather-showers-symbolic",
    "cloud.snow": "weather-snow-symbolic", "cloud.bolt": "weather-storm-symbolic", "cloud.fog": "weather-fog-symbolic",
    "snowflake": "weather-snow-symbolic", "wind": "weather-windy-symbolic", "tornado": "weather-tornado-symbolic",
    "sunrise": "daytime-sunrise-symbolic", "sunset": "daytime-sunset-symbolic", "car": "emoji-travel-symbolic",
    "leaf": "emoji-nature-symbolic", "tree": "emoji-nature-symbolic", "pawprint": "emoji-nature-symbolic",
    "fork.knife": "emoji-food-symbolic", "cup.and.saucer": "emoji-food-symbolic", "figure.walk": "emoji-people-symbolic",
    "sportscourt": "emoji-activities-symbolic", "lightbulb": "emoji-objects-symbolic", "gift": "emoji-objects-symbolic",
    // Marks.
    "star": "non-starred-symbolic", "star.fill": "starred-symbolic", "star.leadinghalf.filled": "semi-starred-symbolic",
    "heart": "emote-love-symbolic", "flag": "emoji-flags-symbolic", "tag": "user-bookmarks-symbolic", "bell": "alarm-symbolic",
    "bell.slash": "notifications-disabled-symbolic", "pin": "view-pin-symbolic", "bolt": "thunderbolt-symbolic",
    "exclamationmark.triangle": "dialog-warning-symbolic", "exclamationmark.circle": "dialog-error-symbolic",
    "exclamationmark.octagon": "dialog-error-symbolic", "exclamationmark": "mail-mark-important-symbolic",
    "questionmark": "dialog-question-symbolic", "questionmark.circle": "dialog-question-symbolic",
    "questionmark.folder": "folder-symbolic", "info": "help-about-symbolic", "info.circle": "help-about-symbolic",
    "checkmark": "object-select-symbolic", "checkmark.circle": "object-select-symbolic", "checkmark.square": "checkbox-checked-symbolic",
    "checkmark.seal": "security-high-symbolic", "square": "checkbox-symbolic", "circle": "radio-symbolic",
    "largecircle.fill.circle": "radio-checked-symbolic", "xmark": "window-close-symbolic", "xmark.circle": "window-close-symbolic",
    "xmark.octagon": "process-stop-symbolic", "nosign": "action-unavailable-symbolic", "lock": "system-lock-screen-symbolic",
    "lock.open": "changes-allow-symbolic", "key": "dialog-password-symbolic", "shield": "security-medium-symbolic",
    "faceid": "auth-face-symbolic", "touchid": "auth-fingerprint-symbolic", "eye": "view-reveal-symbolic",
    "eye.slash": "view-conceal-symbolic", "power": "system-shutdown-symbolic", "ladybug": "applications-engineering-symbolic",
    "ant": "applications-engineering-symbolic", "puzzlepiece": "application-x-addon-symbolic", "atom": "applications-science-symbolic",
    // Actions.
    "plus": "list-add-symbolic", "plus.circle": "list-add-symbolic", "minus": "list-remove-symbolic",
    "minus.circle": "list-remove-symbolic", "magnifyingglass": "system-search-symbolic", "plus.magnifyingglass": "zoom-in-symbolic",
    "minus.magnifyingglass": "zoom-out-symbolic", "gear": "applications-system-symbolic", "gearshape": "applications-system-symbolic",
    "gearshape.2": "preferences-system-symbolic", "wrench": "applications-utilities-symbolic",
    "wrench.and.screwdriver": "applications-utilities-symbolic", "hammer": "applications-engineering-symbolic",
    "slider.horizontal.3": "preferences-other-symbolic", "pencil": "document-edit-symbolic", "square.and.pencil": "document-edit-symbolic",
    "square.and.arrow.up": "send-to-symbolic",
    "square.and.arrow.down": "document-save-symbolic", "ellipsis": "view-more-horizontal-symbolic",
    "ellipsis.circle": "view-more-horizontal-symbolic", "line.3.horizontal": "open-menu-symbolic",
    "line.3.horizontal.decrease": "view-sort-descending-symbolic", "line.3.horizontal.decrease.circle": "view-sort-descending-symbolic",
    "arrow.up.arrow.down": "view-sort-descending-symbolic", "arrow.clockwise": "view-refresh-symbolic",
    "arrow.counterclockwise": "edit-undo-symbolic", "arrow.uturn.backward": "edit-undo-symbolic",
    "arrow.uturn.forward": "edit-redo-symbolic", "arrow.triangle.2.circlepath": "view-refresh-symbolic",
    "arrow.left": "go-previous-symbolic", "arrow.right": "go-next-symbolic", "arrow.up": "go-up-symbolic", "arrow.down": "go-down-symbolic",
    "arrow.backward": "go-previous-symbolic", "arrow.forward": "go-next-symbolic",
    "arrow.left.arrow.right": "object-flip-horizontal-symbolic", "arrow.right.square": "system-log-out-symbolic",
    "chevron.left": "go-previous-symbolic", "chevron.right": "go-next-symbolic", "chevron.backward": "go-previous-symbolic",
    "chevron.forward": "go-next-symbolic", "chevron.up": "go-up-symbolic", "chevron.down": "go-down-symbolic",
    "rotate.right": "object-rotate-right-symbolic", "rotate.left": "object-rotate-left-symbolic",
    "sidebar.left": "sidebar-show-symbolic", "sidebar.leading": "sidebar-show-symbolic", "sidebar.right": "sidebar-show-right-symbolic",
    "rectangle.split.3x1": "view-dual-symbolic",
    "rectangle": "window-maximize-symbolic",
    "arrow.left.and.right": "object-flip-horizontal-symbolic",
    "sidebar.trailing": "sidebar-show-right-symbolic",
    "list.bullet": "view-list-bullet-symbolic", "list.number": "view-list-ordered-symbolic",
    "list.dash": "view-list-symbolic", "square.grid.2x2": "view-grid-symbolic", "square.grid.3x3": "view-app-grid-symbolic",
    "rectangle.grid.2x2": "view-grid-symbolic", "rectangle.split.2x1": "view-dual-symbolic", "rectangle.stack": "view-paged-symbolic",
    "square.stack": "view-paged-symbolic", "square.on.square": "edit-copy-symbolic", "macwindow": "focus-windows-symbolic",
    "macwindow.badge.plus": "window-new-symbolic",
    "terminal": "utilities-terminal-symbolic", "apple.terminal": "utilities-terminal-symbolic",
    "app": "application-x-executable-symbolic", "square.grid.3x1.below.line.grid.1x2": "preferences-desktop-apps-symbolic",
    "bold": "format-text-bold-symbolic", "italic": "format-text-italic-symbolic", "underline": "format-text-underline-symbolic",
    "strikethrough": "format-text-strikethrough-symbolic", "text.alignleft": "format-justify-left-symbolic",
    "text.aligncenter": "format-justify-center-symbolic", "text.alignright": "format-justify-right-symbolic",
    "textformat": "font-x-generic-symbolic", "character": "font-select-symbolic", "eyedropper": "color-select-symbolic",
    "arrow.up.left.and.arrow.down.right": "view-fullscreen-symbolic", "arrow.down.right.and.arrow.up.left": "view-restore-symbolic",
    "accessibility": "preferences-desktop-accessibility-symbolic", "creditcard": "auth-sim-symbolic",
    "cart": "system-software-install-symbolic", "bag": "system-software-install-symbolic", "graduationcap": "applications-science-symbolic",
    "function": "accessories-calculator-symbolic", "sum": "accessories-calculator-symbolic",
  ]
}
