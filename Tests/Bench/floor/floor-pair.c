#include "floor.h"

GtkWindow *floor_pair_new(AdwApplication *application) {
  GtkWidget *window = floor_window_new(application);
  floor_make_messages();
  GtkWidget *split = adw_navigation_split_view_new();
  adw_navigation_split_view_set_sidebar(ADW_NAVIGATION_SPLIT_VIEW(split), floor_page_new("Mailboxes", floor_folders_new()));
  adw_navigation_split_view_set_content(ADW_NAVIGATION_SPLIT_VIEW(split), floor_page_new("Messages", floor_list_new()));
  // A folder is selected, so its messages are what a narrow window shows.
  adw_navigation_split_view_set_show_content(ADW_NAVIGATION_SPLIT_VIEW(split), TRUE);
  adw_navigation_split_view_set_max_sidebar_width(ADW_NAVIGATION_SPLIT_VIEW(split), 196);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), split);
  floor_add_breakpoint(window, "max-width: 500sp", G_OBJECT(split), NULL);
  return GTK_WINDOW(window);
}
