#include "floor.h"

/// The inspector's page: a heading, and six names above their values, which stay as they are.
GtkWidget *floor_inspected_new(void) {
  static const char *const fields[][2] = {{"From", "Sender 0"}, {"Subject", "Subject 0"}, {"Number", "0"},
                                          {"Size", "100 kB"},   {"Mailbox", "Folder 0"}, {"Status", "Status 0"}};
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_margin_start(box, 12);
  gtk_widget_set_margin_end(box, 12);
  gtk_box_append(GTK_BOX(box), floor_label_new("Inspected 0", "title-1"));
  for (guint i = 0; i < G_N_ELEMENTS(fields); i++) {
    gtk_box_append(GTK_BOX(box), floor_label_new(fields[i][0], "dim-label"));
    gtk_box_append(GTK_BOX(box), floor_label_new(fields[i][1], NULL));
  }
  return floor_scrolled_new(box);
}
