#include "floor.h"

GtkWindow *floor_empty_new(AdwApplication *application) {
  GtkWidget *window = adw_application_window_new(GTK_APPLICATION(application));
  gtk_window_set_title(GTK_WINDOW(window), "Bench");
  gtk_window_set_default_size(GTK_WINDOW(window), 1100, 700);
  if (bench_wanted_window() == BenchWindowEmpty) {
    GtkWidget *view = adw_toolbar_view_new();
    adw_toolbar_view_add_top_bar(ADW_TOOLBAR_VIEW(view), adw_header_bar_new());
    adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), view);
  }
  return GTK_WINDOW(window);
}
