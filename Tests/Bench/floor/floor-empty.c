#include "floor.h"

GtkWindow *floor_empty_new(AdwApplication *application) {
  GtkWidget *window = adw_application_window_new(GTK_APPLICATION(application));
  gtk_window_set_title(GTK_WINDOW(window), "Bench");
  gtk_window_set_default_size(GTK_WINDOW(window), 1100, 700);
  return GTK_WINDOW(window);
}
