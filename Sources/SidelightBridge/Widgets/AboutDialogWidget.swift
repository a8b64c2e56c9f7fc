import CSidelight

/// An AdwAboutDialog: who made an app, which version it is, and where to read more.
@safe package final class AboutDialogWidget: Widget {
  /// - Parameters:
  ///   - app: what the app says of itself.
  ///   - icon: the name of its icon.
  package init(_ app: AppMetainfo, icon: String) {
    unsafe super.init(sinking: Self.instance(of: adw_about_dialog_get_type()))
    unsafe adw_about_dialog_set_application_name(pointer, app.name)
    unsafe adw_about_dialog_set_application_icon(pointer, icon)
    unsafe adw_about_dialog_set_version(pointer, app.version)
    unsafe adw_about_dialog_set_developer_name(pointer, app.developer)
    unsafe adw_about_dialog_set_comments(pointer, app.summary.escapedMarkup)
    unsafe adw_about_dialog_set_website(pointer, app.addresses["homepage"] ?? "")
    unsafe adw_about_dialog_set_issue_url(pointer, app.addresses["bugtracker"] ?? "")
    unsafe adw_about_dialog_set_support_url(pointer, app.addresses["help"] ?? app.addresses["faq"] ?? "")
    if !app.news.isEmpty {
      unsafe adw_about_dialog_set_release_notes_version(pointer, app.newsVersion)
      unsafe adw_about_dialog_set_release_notes(pointer, app.news)
    }
    if let license = Self.licenses[app.license] {
      unsafe adw_about_dialog_set_license_type(pointer, license)
    } else if !app.license.isEmpty {
      unsafe adw_about_dialog_set_license(pointer, app.license.escapedMarkup)
    }
  }

  /// Runs when it is gone. Until then somebody has to hold it.
  package var closed: @MainActor () -> Void = {}

  /// Shows it over the window that a widget is in.
  ///
  /// - Parameter quit: runs when the user presses Ctrl+Q in it; Ctrl+W closes it.
  package func present(over widget: Widget, quit: @escaping @MainActor () -> Void) {
    DialogPresentation.present(self, over: widget, quit: quit) { [weak self] in self?.closed() }
  }

  /// The licences of which GTK has the text, by their SPDX ids.
  private static let licenses: [String: GtkLicense] = [
    "MIT": GTK_LICENSE_MIT_X11, "Apache-2.0": GTK_LICENSE_APACHE_2_0, "MPL-2.0": GTK_LICENSE_MPL_2_0, "BSD-2-Clause": GTK_LICENSE_BSD,
    "BSD-3-Clause": GTK_LICENSE_BSD_3, "0BSD": GTK_LICENSE_0BSD, "Artistic-2.0": GTK_LICENSE_ARTISTIC,
    "GPL-2.0": GTK_LICENSE_GPL_2_0_ONLY, "GPL-2.0-only": GTK_LICENSE_GPL_2_0_ONLY, "GPL-2.0-or-later": GTK_LICENSE_GPL_2_0,
    "GPL-2.0+": GTK_LICENSE_GPL_2_0, "GPL-3.0": GTK_LICENSE_GPL_3_0_ONLY, "GPL-3.0-only": GTK_LICENSE_GPL_3_0_ONLY,
    "GPL-3.0-or-later": GTK_LICENSE_GPL_3_0, "GPL-3.0+": GTK_LICENSE_GPL_3_0, "LGPL-2.1-only": GTK_LICENSE_LGPL_2_1_ONLY,
    "LGPL-2.1-or-later": GTK_LICENSE_LGPL_2_1, "LGPL-3.0-only": GTK_LICENSE_LGPL_3_0_ONLY, "LGPL-3.0-or-later": GTK_LICENSE_LGPL_3_0,
    "AGPL-3.0-only": GTK_LICENSE_AGPL_3_0_ONLY, "AGPL-3.0-or-later": GTK_LICENSE_AGPL_3_0,
  ]
}
