#include "floor.h"
#include "messages.h"

enum { HEADING, SENDER, SUBJECT, NUMBER, SIZE, MAILBOX, STATUS, N_VALUES };

static struct {
  AdwNavigationSplitView *split;
  FloorMessages *messages;
  GtkSingleSelection *selection;
  GtkLabel *values[N_VALUES];
} window;

static GtkWidget *label_new(const char *text, const char *style) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  if (style) gtk_widget_add_css_class(label, style);
  return label;
}

static AdwNavigationPage *page_new(const char *title, GtkWidget *content) {
  GtkWidget *view = adw_toolbar_view_new();
  adw_toolbar_view_add_top_bar(ADW_TOOLBAR_VIEW(view), adw_header_bar_new());
  adw_toolbar_view_set_content(ADW_TOOLBAR_VIEW(view), content);
  return adw_navigation_page_new(view, title);
}

static GtkWidget *scrolled_new(GtkWidget *child) {
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), child);
  return scrolled;
}

static GtkWidget *list_new(GtkSelectionModel *selection, GtkListItemFactory *factory) {
  GtkWidget *list = gtk_list_view_new(selection, factory);
  gtk_list_view_set_tab_behavior(GTK_LIST_VIEW(list), GTK_LIST_TAB_ITEM);
  return list;
}

static void setup_folder(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  gtk_list_item_set_child(item, label_new(NULL, NULL));
}

static void bind_folder(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkStringObject *folder = gtk_list_item_get_item(item);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(folder));
}

static void setup_section(GtkSignalListItemFactory *factory, GtkListHeader *header, gpointer data) {
  gtk_list_header_set_child(header, label_new(NULL, "heading"));
}

static void bind_section(GtkSignalListItemFactory *factory, GtkListHeader *header, gpointer data) {
  // The sections have 8, 8, 7 and 7 rows, so the first row tells which one it is.
  g_autofree char *title = g_strdup_printf("Section %u", (gtk_list_header_get_start(header) + 1) / 8);
  gtk_label_set_text(GTK_LABEL(gtk_list_header_get_child(header)), title);
}

static GtkWidget *sidebar_new(void) {
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
  GtkWidget *list = list_new(GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(rows))), factory);
  gtk_list_view_set_header_factory(GTK_LIST_VIEW(list), headers);
  gtk_widget_add_css_class(list, "navigation-sidebar");
  return scrolled_new(list);
}

static void show_subject(FloorMessage *message, GParamSpec *spec, GtkListItem *item) {
  GtkWidget *subject = gtk_widget_get_first_child(gtk_list_item_get_child(item));
  gtk_label_set_text(GTK_LABEL(subject), floor_message_get_subject(message));
}

static void setup_message(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  gtk_box_append(GTK_BOX(box), label_new(NULL, NULL));
  gtk_box_append(GTK_BOX(box), label_new(NULL, "dim-label"));
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

static GtkWidget *content_new(void) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup_message), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind_message), NULL);
  g_signal_connect(factory, "unbind", G_CALLBACK(unbind_message), NULL);
  GtkWidget *list = list_new(g_object_ref(GTK_SELECTION_MODEL(window.selection)), factory);
  gtk_widget_add_css_class(list, "rich-list");
  return scrolled_new(list);
}

static void set_value(int value, const char *format, guint number) {
  g_autofree char *text = g_strdup_printf(format, number);
  gtk_label_set_text(window.values[value], text);
}

static void show_message(FloorMessage *message) {
  guint id = floor_message_get_id(message);
  set_value(HEADING, "Message %u", id);
  gtk_label_set_text(window.values[SENDER], floor_message_get_sender(message));
  gtk_label_set_text(window.values[SUBJECT], floor_message_get_subject(message));
  set_value(NUMBER, "%u", id);
  set_value(SIZE, "%u kB", id % 900 + 100);
}

static void selection_changed(GtkSingleSelection *selection, GParamSpec *spec, gpointer data) {
  FloorMessage *message = gtk_single_selection_get_selected_item(selection);
  if (!message) return;
  show_message(message);
  adw_navigation_split_view_set_show_content(window.split, TRUE);
}

static GtkWidget *detail_new(void) {
  static const char *const names[N_VALUES] = {
    [SENDER] = "From", [SUBJECT] = "Subject", [NUMBER] = "Number", [SIZE] = "Size", [MAILBOX] = "Mailbox", [STATUS] = "Status"};
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_margin_start(box, 12);
  gtk_widget_set_margin_end(box, 12);
  for (guint i = 0; i < N_VALUES; i++) {
    if (names[i]) gtk_box_append(GTK_BOX(box), label_new(names[i], "dim-label"));
    window.values[i] = GTK_LABEL(label_new(NULL, i == HEADING ? "title-1" : NULL));
    gtk_box_append(GTK_BOX(box), GTK_WIDGET(window.values[i]));
  }
  gtk_label_set_text(window.values[MAILBOX], "Folder 0");
  gtk_label_set_text(window.values[STATUS], "Status 0");
  return scrolled_new(box);
}

static void add_breakpoint(GtkWidget *parent, const char *condition, GObject *first, GObject *second) {
  AdwBreakpoint *breakpoint = adw_breakpoint_new(adw_breakpoint_condition_parse(condition));
  GValue collapsed = G_VALUE_INIT;
  g_value_init(&collapsed, G_TYPE_BOOLEAN);
  g_value_set_boolean(&collapsed, TRUE);
  adw_breakpoint_add_setter(breakpoint, first, "collapsed", &collapsed);
  if (second) adw_breakpoint_add_setter(breakpoint, second, "collapsed", &collapsed);
  adw_application_window_add_breakpoint(ADW_APPLICATION_WINDOW(parent), breakpoint);
}

GtkWindow *floor_columns_new(AdwApplication *application) {
  GtkWidget *parent = adw_application_window_new(GTK_APPLICATION(application));
  gtk_window_set_title(GTK_WINDOW(parent), "Bench");
  gtk_window_set_default_size(GTK_WINDOW(parent), 1100, 700);
  gtk_widget_set_size_request(parent, 360, 300);

  window.messages = floor_messages_new(bench_rows());
  window.selection = gtk_single_selection_new(g_object_ref(G_LIST_MODEL(window.messages)));
  GtkWidget *inner = adw_navigation_split_view_new();
  adw_navigation_split_view_set_sidebar(ADW_NAVIGATION_SPLIT_VIEW(inner), page_new("Mailboxes", sidebar_new()));
  adw_navigation_split_view_set_content(ADW_NAVIGATION_SPLIT_VIEW(inner), page_new("Messages", content_new()));
  adw_navigation_split_view_set_max_sidebar_width(ADW_NAVIGATION_SPLIT_VIEW(inner), 260);
  adw_navigation_split_view_set_sidebar_width_fraction(ADW_NAVIGATION_SPLIT_VIEW(inner), 0.38);

  GtkWidget *outer = adw_navigation_split_view_new();
  window.split = ADW_NAVIGATION_SPLIT_VIEW(outer);
  AdwNavigationPage *list = adw_navigation_page_new(inner, "Messages");
  adw_navigation_split_view_set_sidebar(window.split, list);
  adw_navigation_split_view_set_content(window.split, page_new("Message", detail_new()));
  adw_navigation_split_view_set_min_sidebar_width(window.split, 470);
  adw_navigation_split_view_set_max_sidebar_width(window.split, 780);
  adw_navigation_split_view_set_sidebar_width_fraction(window.split, 0.47);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(parent), outer);

  add_breakpoint(parent, "max-width: 860sp", G_OBJECT(outer), NULL);
  add_breakpoint(parent, "max-width: 500sp", G_OBJECT(outer), G_OBJECT(inner));
  g_signal_connect(window.selection, "notify::selected-item", G_CALLBACK(selection_changed), NULL);
  selection_changed(window.selection, NULL, NULL);
  return GTK_WINDOW(parent);
}

void floor_columns_perform(BenchOperation operation, unsigned repetition) {
  switch (operation) {
    case BenchOperationSelect: gtk_single_selection_set_selected(window.selection, repetition + 1); break;
    case BenchOperationLabel: set_value(STATUS, "Status %u", repetition + 1); break;
    case BenchOperationRow: {
      g_autoptr(FloorMessage) message = floor_messages_get(window.messages, 3);
      g_autofree char *subject = g_strdup_printf("Subject 3, edited %u", repetition + 1);
      floor_message_set_subject(message, subject);
      break;
    }
    case BenchOperationInsert: floor_messages_insert(window.messages, 5, bench_rows() + repetition); break;
    case BenchOperationRemove: floor_messages_remove(window.messages, 5); break;
  }
}
