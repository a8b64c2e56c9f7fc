#include "floor.h"

static void activate(AdwApplication *application, gpointer data) {
  GtkWindow *window = bench_wanted_window() == BenchWindowColumns ? floor_columns_new(application) : floor_empty_new(application);
  gtk_window_present(window);
}

int main(int argc, char **argv) {
  bench_start(floor_columns_perform);
  g_autoptr(AdwApplication) application = adw_application_new("org.gnome.Sidelight.Bench", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), argc, argv);
}
