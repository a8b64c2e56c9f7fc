#include "floor.h"

// Labels in a GtkListView, and in a GtkGridView of as many columns as there is room for: one for each message, made when it is asked for.
#define CHANGING_ROW 3u
#define COLUMNS 8u

static guint status;
static GtkListItem *changing_item;

static void setup_label(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  gtk_list_item_set_child(item, floor_label_new(NULL, NULL));
}

static void setup_tile(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *label = floor_label_new(NULL, NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0.5f);
  gtk_list_item_set_child(item, label);
}

static void show_status(GtkListItem *item) {
  g_autofree char *text = g_strdup_printf("Status %u", status);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), text);
}

static void bind_label(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  FloorMessage *message = gtk_list_item_get_item(item);
  if (floor_message_get_id(message) == CHANGING_ROW) return show_status(changing_item = item);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), floor_message_get_subject(message));
}

static void unbind_label(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  if (item == changing_item) changing_item = NULL;
}

static GtkListItemFactory *factory_new(GCallback setup) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", setup, NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind_label), NULL);
  g_signal_connect(factory, "unbind", G_CALLBACK(unbind_label), NULL);
  return factory;
}

static GtkSelectionModel *model_new(void) {
  floor_messages = floor_messages_new(bench_rows());
  return GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(floor_messages)));
}

static GtkWindow *window_new(AdwApplication *application, GtkWidget *view) {
  GtkWidget *window = floor_window_new(application);
  AdwNavigationPage *page = floor_page_new("Bench", floor_scrolled_new(view));
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), GTK_WIDGET(page));
  return GTK_WINDOW(window);
}

GtkWindow *floor_lazy_new(AdwApplication *application) {
  return window_new(application, floor_list_view_new(model_new(), factory_new(G_CALLBACK(setup_label))));
}

GtkWindow *floor_tiles_new(AdwApplication *application) {
  GtkWidget *grid = gtk_grid_view_new(model_new(), factory_new(G_CALLBACK(setup_tile)));
  gtk_grid_view_set_min_columns(GTK_GRID_VIEW(grid), COLUMNS);
  gtk_grid_view_set_max_columns(GTK_GRID_VIEW(grid), COLUMNS);
  gtk_grid_view_set_tab_behavior(GTK_GRID_VIEW(grid), GTK_LIST_TAB_ITEM);
  return window_new(application, grid);
}

void floor_set_lazy_status(guint number) {
  status = number;
  if (changing_item) show_status(changing_item);
}
