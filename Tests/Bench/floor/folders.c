#include "floor.h"

static void setup_folder(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  gtk_list_item_set_child(item, floor_label_new(NULL, NULL));
}

static void bind_folder(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkStringObject *folder = gtk_list_item_get_item(item);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(folder));
}

static void setup_section(GtkSignalListItemFactory *factory, GtkListHeader *header, gpointer data) {
  gtk_list_header_set_child(header, floor_label_new(NULL, "heading"));
}

static void bind_section(GtkSignalListItemFactory *factory, GtkListHeader *header, gpointer data) {
  // The sections have 8, 8, 7 and 7 rows, so the first row tells which one it is.
  g_autofree char *title = g_strdup_printf("Section %u", (gtk_list_header_get_start(header) + 1) / 8);
  gtk_label_set_text(GTK_LABEL(gtk_list_header_get_child(header)), title);
}

GtkWidget *floor_folders_new(void) {
  GListStore *sections = g_list_store_new(G_TYPE_LIST_MODEL);
  guint folder = 0;
  for (guint section = 0; section < 4; section++) {
    g_autoptr(GtkStringList) folders = gtk_string_list_new(NULL);
    for (guint row = 0; row < (section < 2 ? 8u : 7u); row++) {
      gtk_string_list_take(folders, g_strdup_printf("Folder %u", folder++));
    }
    g_list_store_append(sections, folders);
  }
  GtkFlattenListModel *rows = gtk_flatten_list_model_new(G_LIST_MODEL(sections));
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup_folder), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind_folder), NULL);
  g_autoptr(GtkListItemFactory) headers = gtk_signal_list_item_factory_new();
  g_signal_connect(headers, "setup", G_CALLBACK(setup_section), NULL);
  g_signal_connect(headers, "bind", G_CALLBACK(bind_section), NULL);
  GtkWidget *list = floor_list_view_new(GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(rows))), factory);
  gtk_list_view_set_header_factory(GTK_LIST_VIEW(list), headers);
  gtk_widget_add_css_class(list, "navigation-sidebar");
  return floor_scrolled_new(list);
}
