#include "floor.h"

// Messages in a GtkColumnView of three columns, and what is selected beside it.

static void setup_cell(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  gtk_list_item_set_child(item, floor_label_new(NULL, NULL));
}

static void show_subject(FloorMessage *message, GParamSpec *spec, GtkListItem *item) {
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), floor_message_get_subject(message));
}

static void bind_subject(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  FloorMessage *message = gtk_list_item_get_item(item);
  show_subject(message, NULL, item);
  g_signal_connect(message, "notify::subject", G_CALLBACK(show_subject), item);
}

static void unbind_subject(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  g_signal_handlers_disconnect_by_func(gtk_list_item_get_item(item), show_subject, item);
}

static void bind_sender(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  FloorMessage *message = gtk_list_item_get_item(item);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), floor_message_get_sender(message));
}

static void bind_size(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  FloorMessage *message = gtk_list_item_get_item(item);
  g_autofree char *text = g_strdup_printf("%u kB", floor_message_get_id(message) % 900 + 100);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), text);
}

static GtkColumnViewColumn *add_column(GtkColumnView *view, const char *title, GCallback bind) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup_cell), NULL);
  g_signal_connect(factory, "bind", bind, NULL);
  GtkColumnViewColumn *column = gtk_column_view_column_new(title, factory);
  gtk_column_view_append_column(view, column);
  g_object_unref(column);
  return column;
}

static void selection_changed(GtkSingleSelection *selection, GParamSpec *spec, gpointer data) {
  FloorMessage *message = gtk_single_selection_get_selected_item(selection);
  if (message) floor_show_message(message);
}

GtkWindow *floor_table_new(AdwApplication *application) {
  GtkWidget *window = floor_window_new(application);
  floor_make_messages();
  GtkColumnView *view = GTK_COLUMN_VIEW(gtk_column_view_new(g_object_ref(GTK_SELECTION_MODEL(floor_selection))));
  GtkColumnViewColumn *subject = add_column(view, "Subject", G_CALLBACK(bind_subject));
  g_signal_connect(gtk_column_view_column_get_factory(subject), "unbind", G_CALLBACK(unbind_subject), NULL);
  gtk_column_view_column_set_expand(subject, TRUE);
  gtk_column_view_column_set_expand(add_column(view, "Sender", G_CALLBACK(bind_sender)), TRUE);
  gtk_column_view_column_set_fixed_width(add_column(view, "Size", G_CALLBACK(bind_size)), 100);

  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *scrolled = floor_scrolled_new(GTK_WIDGET(view));
  gtk_widget_set_hexpand(scrolled, TRUE);
  gtk_box_append(GTK_BOX(box), scrolled);
  GtkWidget *detail = floor_detail_new();
  gtk_widget_set_size_request(detail, 260, -1);
  gtk_box_append(GTK_BOX(box), detail);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), GTK_WIDGET(floor_page_new("Bench", box)));
  g_signal_connect(floor_selection, "notify::selected-item", G_CALLBACK(selection_changed), NULL);
  selection_changed(floor_selection, NULL, NULL);
  return GTK_WINDOW(window);
}
