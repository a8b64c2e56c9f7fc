#include "floor.h"

static AdwNavigationSplitView *split;

static void selection_changed(GtkSingleSelection *selection, GParamSpec *spec, gpointer data) {
  FloorMessage *message = gtk_single_selection_get_selected_item(selection);
  if (!message) return;
  floor_show_message(message);
  adw_navigation_split_view_set_show_content(split, TRUE);
}

GtkWindow *floor_columns_new(AdwApplication *application) {
  GtkWidget *window = floor_window_new(application);
  floor_make_messages();
  GtkWidget *inner = adw_navigation_split_view_new();
  adw_navigation_split_view_set_sidebar(ADW_NAVIGATION_SPLIT_VIEW(inner), floor_page_new("Mailboxes", floor_folders_new()));
  adw_navigation_split_view_set_content(ADW_NAVIGATION_SPLIT_VIEW(inner), floor_page_new("Messages", floor_list_new()));
  adw_navigation_split_view_set_max_sidebar_width(ADW_NAVIGATION_SPLIT_VIEW(inner), 260);
  adw_navigation_split_view_set_sidebar_width_fraction(ADW_NAVIGATION_SPLIT_VIEW(inner), 0.38);

  GtkWidget *outer = adw_navigation_split_view_new();
  split = ADW_NAVIGATION_SPLIT_VIEW(outer);
  AdwNavigationPage *list = adw_navigation_page_new(inner, "Messages");
  adw_navigation_split_view_set_sidebar(split, list);
  adw_navigation_split_view_set_content(split, floor_page_new("Message", floor_detail_new()));
  adw_navigation_split_view_set_min_sidebar_width(split, 470);
  adw_navigation_split_view_set_max_sidebar_width(split, 780);
  adw_navigation_split_view_set_sidebar_width_fraction(split, 0.47);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), outer);

  floor_add_breakpoint(window, "max-width: 860sp", G_OBJECT(outer), NULL);
  floor_add_breakpoint(window, "max-width: 500sp", G_OBJECT(outer), G_OBJECT(inner));
  g_signal_connect(floor_selection, "notify::selected-item", G_CALLBACK(selection_changed), NULL);
  selection_changed(floor_selection, NULL, NULL);
  return GTK_WINDOW(window);
}
