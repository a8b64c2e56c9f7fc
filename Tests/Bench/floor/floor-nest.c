#include "floor.h"

// A page of boxes that lie in one another, five deep, by turns horizontal and vertical, each with a label.
#define LEVELS 5u
#define CHANGING_ROW 3u

static GtkLabel *status;

static GtkWidget *text_new(guint index) {
  g_autofree char *text = g_strdup_printf("Subject %u", index);
  GtkWidget *label = floor_label_new(index == CHANGING_ROW ? "Status 0" : text, NULL);
  gtk_widget_set_size_request(label, 100, -1);
  if (index == CHANGING_ROW) status = GTK_LABEL(label);
  return label;
}

/// A box with the label of an index, and with a box for the next index where there is a further level.
static GtkWidget *nested_new(guint index) {
  guint level = index % LEVELS;
  GtkWidget *box = gtk_box_new(level % 2 ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append(GTK_BOX(box), text_new(index));
  if (level + 1 < LEVELS) gtk_box_append(GTK_BOX(box), nested_new(index + 1));
  return box;
}

void floor_set_nest_status(guint number) {
  g_autofree char *text = g_strdup_printf("Status %u", number);
  gtk_label_set_text(status, text);
}

GtkWindow *floor_nest_new(AdwApplication *application) {
  GtkWidget *window = floor_window_new(application);
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  for (guint index = 0; index + LEVELS <= bench_rows(); index += LEVELS) gtk_box_append(GTK_BOX(column), nested_new(index));
  AdwNavigationPage *page = floor_page_new("Bench", floor_scrolled_new(column));
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), GTK_WIDGET(page));
  return GTK_WINDOW(window);
}
