#include "floor.h"
#include "folded.h"

// Three sections as a flat model: a header row each, and below it the rows of the section while it is open.
#define FIRST_ROWS 8u
#define LAST_ROWS 200u
#define MIDDLE_HEADER (FIRST_ROWS + 1)

static FloorFolded *sections;
static GtkListItem *middle_item;

/// The number of the section that a header is of, and -1 for other rows.
static int section_of(FloorMessage *message) {
  guint number = floor_message_get_id(message);
  return number == 0 ? 0 : number == MIDDLE_HEADER ? 1 : number == MIDDLE_HEADER + bench_rows() + 1 ? 2 : -1;
}

static void clicked(GtkButton *button, gpointer data) {
  floor_unfold_section(!floor_folded_is_open(sections));
}

static GtkWidget *header_new(void) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append(GTK_BOX(box), floor_label_new(NULL, "heading"));
  GtkWidget *button = gtk_button_new();
  gtk_widget_add_css_class(button, "flat");
  gtk_widget_set_hexpand(button, TRUE);
  gtk_widget_set_halign(button, GTK_ALIGN_END);
  gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
  g_signal_connect(button, "clicked", G_CALLBACK(clicked), NULL);
  gtk_box_append(GTK_BOX(box), button);
  return box;
}

static void show_state(GtkListItem *item, gboolean is_open) {
  GtkWidget *button = gtk_widget_get_last_child(gtk_list_item_get_child(item));
  gtk_button_set_icon_name(GTK_BUTTON(button), is_open ? "pan-down-symbolic" : "pan-end-symbolic");
  GtkAccessible *line = GTK_ACCESSIBLE(gtk_widget_get_parent(gtk_list_item_get_child(item)));
  gtk_accessible_update_state(line, GTK_ACCESSIBLE_STATE_EXPANDED, is_open, -1);
}

static void bind_header(GtkListItem *item, int section) {
  GtkWidget *box = gtk_list_item_get_child(item);
  if (!GTK_IS_BOX(box)) gtk_list_item_set_child(item, box = header_new());
  g_autofree char *title = g_strdup_printf("Section %d", section);
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_first_child(box)), title);
  gtk_list_item_set_accessible_label(item, title);
  if (section == 1) middle_item = item;
  show_state(item, section != 1 || floor_folded_is_open(sections));
}

static void bind_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  FloorMessage *message = gtk_list_item_get_item(item);
  int section = section_of(message);
  if (section >= 0) return bind_header(item, section);
  GtkWidget *label = gtk_list_item_get_child(item);
  // Headers are few, so that no row is made with what only they need.
  if (!GTK_IS_LABEL(label)) gtk_list_item_set_child(item, label = floor_label_new(NULL, NULL));
  gtk_label_set_text(GTK_LABEL(label), floor_message_get_subject(message));
  gtk_list_item_set_accessible_label(item, floor_message_get_subject(message));
}

static void unbind_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  if (item == middle_item) middle_item = NULL;
}

GtkWindow *floor_sections_window_new(AdwApplication *application) {
  GtkWidget *window = floor_window_new(application);
  sections = floor_folded_new(MIDDLE_HEADER + 1, LAST_ROWS + 1);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
  g_signal_connect(factory, "unbind", G_CALLBACK(unbind_row), NULL);
  GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_no_selection_new(g_object_ref(G_LIST_MODEL(sections))));
  GtkWidget *list = floor_list_view_new(selection, factory);
  gtk_widget_add_css_class(list, "navigation-sidebar");
  AdwNavigationPage *page = floor_page_new("Bench", floor_scrolled_new(list));
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), GTK_WIDGET(page));
  return GTK_WINDOW(window);
}

void floor_unfold_section(gboolean is_open) {
  floor_folded_set_open(sections, is_open);
  if (middle_item) show_state(middle_item, is_open);
}
