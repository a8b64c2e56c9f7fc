#include "floor.h"

static AdwOverlaySplitView *sidebar;
static AdwOverlaySplitView *inspector;

static GtkWidget *sidebar_button_new(void) {
  GtkWidget *button = gtk_toggle_button_new();
  gtk_button_set_icon_name(GTK_BUTTON(button), "sidebar-show-symbolic");
  gtk_widget_set_tooltip_text(button, "Toggle Sidebar");
  g_object_bind_property(sidebar, "show-sidebar", button, "active", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  return button;
}

GtkWindow *floor_inspector_new(AdwApplication *application) {
  GtkWidget *window = floor_window_new(application);
  floor_make_messages();
  sidebar = ADW_OVERLAY_SPLIT_VIEW(adw_overlay_split_view_new());
  adw_overlay_split_view_set_sidebar(sidebar, GTK_WIDGET(floor_page_new("Mailboxes", floor_folders_new())));
  adw_overlay_split_view_set_max_sidebar_width(sidebar, 196);
  GtkWidget *detail = floor_detail_new();
  adw_overlay_split_view_set_content(sidebar, GTK_WIDGET(floor_page_new_with_button("Message", detail, sidebar_button_new())));

  inspector = ADW_OVERLAY_SPLIT_VIEW(adw_overlay_split_view_new());
  adw_overlay_split_view_set_sidebar_position(inspector, GTK_PACK_END);
  adw_overlay_split_view_set_show_sidebar(inspector, FALSE);
  adw_overlay_split_view_set_min_sidebar_width(inspector, 200);
  adw_overlay_split_view_set_max_sidebar_width(inspector, 270);
  adw_overlay_split_view_set_sidebar(inspector, GTK_WIDGET(floor_page_new("Inspector", floor_inspected_new())));
  adw_overlay_split_view_set_content(inspector, GTK_WIDGET(sidebar));
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), GTK_WIDGET(inspector));

  floor_add_breakpoint(window, "max-width: 720sp", G_OBJECT(inspector), NULL);
  floor_add_breakpoint(window, "max-width: 500sp", G_OBJECT(inspector), G_OBJECT(sidebar));
  g_autoptr(FloorMessage) message = floor_messages_get(floor_messages, 0);
  floor_show_message(message);
  return GTK_WINDOW(window);
}

void floor_show_inspector(gboolean is_shown) {
  adw_overlay_split_view_set_show_sidebar(inspector, is_shown);
}

void floor_show_sidebar(gboolean is_shown) {
  adw_overlay_split_view_set_show_sidebar(sidebar, is_shown);
}
