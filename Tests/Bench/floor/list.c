#include "floor.h"

FloorMessages *floor_messages;
GtkSingleSelection *floor_selection;

void floor_make_messages(void) {
  floor_messages = floor_messages_new(bench_rows());
  floor_selection = gtk_single_selection_new(g_object_ref(G_LIST_MODEL(floor_messages)));
}

static void show_subject(FloorMessage *message, GParamSpec *spec, GtkListItem *item) {
  GtkWidget *subject = gtk_widget_get_first_child(gtk_list_item_get_child(item));
  gtk_label_set_text(GTK_LABEL(subject), floor_message_get_subject(message));
}

static void setup_message(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  gtk_box_append(GTK_BOX(box), floor_label_new(NULL, NULL));
  gtk_box_append(GTK_BOX(box), floor_label_new(NULL, "dim-label"));
  gtk_list_item_set_child(item, box);
}

static void bind_message(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  FloorMessage *message = gtk_list_item_get_item(item);
  GtkWidget *sender = gtk_widget_get_last_child(gtk_list_item_get_child(item));
  show_subject(message, NULL, item);
  gtk_label_set_text(GTK_LABEL(sender), floor_message_get_sender(message));
  g_signal_connect(message, "notify::subject", G_CALLBACK(show_subject), item);
}

static void unbind_message(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  g_signal_handlers_disconnect_by_func(gtk_list_item_get_item(item), show_subject, item);
}

GtkWidget *floor_list_new(void) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup_message), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind_message), NULL);
  g_signal_connect(factory, "unbind", G_CALLBACK(unbind_message), NULL);
  GtkWidget *list = floor_list_view_new(g_object_ref(GTK_SELECTION_MODEL(floor_selection)), factory);
  gtk_widget_add_css_class(list, "rich-list");
  return floor_scrolled_new(list);
}
