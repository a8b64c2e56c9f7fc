#include "floor.h"

enum { HEADING, SENDER, SUBJECT, NUMBER, SIZE, MAILBOX, STATUS, N_VALUES };

static GtkLabel *values[N_VALUES];

static void set_value(int value, const char *format, guint number) {
  g_autofree char *text = g_strdup_printf(format, number);
  gtk_label_set_text(values[value], text);
}

void floor_show_message(FloorMessage *message) {
  guint id = floor_message_get_id(message);
  set_value(HEADING, "Message %u", id);
  gtk_label_set_text(values[SENDER], floor_message_get_sender(message));
  gtk_label_set_text(values[SUBJECT], floor_message_get_subject(message));
  set_value(NUMBER, "%u", id);
  set_value(SIZE, "%u kB", id % 900 + 100);
}

GtkWidget *floor_detail_new(void) {
  static const char *const names[N_VALUES] = {
    [SENDER] = "From", [SUBJECT] = "Subject", [NUMBER] = "Number", [SIZE] = "Size", [MAILBOX] = "Mailbox", [STATUS] = "Status"};
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_margin_start(box, 12);
  gtk_widget_set_margin_end(box, 12);
  for (guint i = 0; i < N_VALUES; i++) {
    if (names[i]) gtk_box_append(GTK_BOX(box), floor_label_new(names[i], "dim-label"));
    values[i] = GTK_LABEL(floor_label_new(NULL, i == HEADING ? "title-1" : NULL));
    gtk_box_append(GTK_BOX(box), GTK_WIDGET(values[i]));
  }
  gtk_label_set_text(values[MAILBOX], "Folder 0");
  gtk_label_set_text(values[STATUS], "Status 0");
  return floor_scrolled_new(box);
}

void floor_set_status(guint number) {
  set_value(STATUS, "Status %u", number);
}
