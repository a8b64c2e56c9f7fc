#include "floor.h"
#include "folded.h"

// An outline as a flat model: the row of a folder, and below it the rows of what is in it while it is open.

static FloorFolded *outline;
static GtkListItem *folder_item;

static void setup_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append(GTK_BOX(box), gtk_image_new());
  gtk_box_append(GTK_BOX(box), floor_label_new(NULL, NULL));
  gtk_list_item_set_child(item, box);
}

static void show_state(GtkListItem *item) {
  GtkWidget *image = gtk_widget_get_first_child(gtk_list_item_get_child(item));
  gboolean is_open = floor_folded_is_open(outline);
  gtk_image_set_from_icon_name(GTK_IMAGE(image), is_open ? "pan-down-symbolic" : "pan-end-symbolic");
  GtkAccessible *line = GTK_ACCESSIBLE(gtk_widget_get_parent(gtk_list_item_get_child(item)));
  gtk_accessible_update_state(line, GTK_ACCESSIBLE_STATE_EXPANDED, is_open, -1);
}

static void bind_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  FloorMessage *message = gtk_list_item_get_item(item);
  GtkWidget *box = gtk_list_item_get_child(item);
  gboolean is_folder = gtk_list_item_get_position(item) == 0;
  gtk_widget_set_visible(gtk_widget_get_first_child(box), is_folder);
  // One level, and the width of a triangle.
  gtk_widget_set_margin_start(box, is_folder ? 0 : 16 + 22);
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_last_child(box)), is_folder ? "Folder 1" : floor_message_get_subject(message));
  gtk_list_item_set_accessible_label(item, gtk_label_get_text(GTK_LABEL(gtk_widget_get_last_child(box))));
  GtkAccessible *line = GTK_ACCESSIBLE(gtk_widget_get_parent(box));
  gtk_accessible_update_property(line, GTK_ACCESSIBLE_PROPERTY_LEVEL, is_folder ? 1 : 2, -1);
  if (is_folder) {
    folder_item = item;
    show_state(item);
  }
}

GtkWindow *floor_outline_window_new(AdwApplication *application) {
  GtkWidget *window = floor_window_new(application);
  // The folder stands at the place of the message 0, so that those in it have the numbers from 1 on.
  outline = floor_folded_new(1, 0);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
  GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_no_selection_new(g_object_ref(G_LIST_MODEL(outline))));
  GtkWidget *list = floor_list_view_new(selection, factory);
  gtk_widget_add_css_class(list, "rich-list");
  AdwNavigationPage *page = floor_page_new("Bench", floor_scrolled_new(list));
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), GTK_WIDGET(page));
  return GTK_WINDOW(window);
}

void floor_open_folder(gboolean is_open) {
  floor_folded_set_open(outline, is_open);
  if (folder_item) show_state(folder_item);
}
