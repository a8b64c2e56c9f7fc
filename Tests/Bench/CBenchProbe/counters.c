#include "probe.h"

#include <string.h>

BenchCounters bench_counters;
guint64 bench_labels_drawn;

// A text of each column; the detail shows the first folder's name, too, and so cannot stand for the sidebar.
static const char *const landmarks[] = {"Folder 1", "Subject 0", "Message 0", "Section 1"};
static const guint landmarks_of[] = {[BenchWindowColumns] = 7u, [BenchWindowPair] = 3u, [BenchWindowInspector] = 5u,
                                      [BenchWindowOutline] = 1u, [BenchWindowSections] = 8u, [BenchWindowList] = 2u,
                                      [BenchWindowArray] = 2u, [BenchWindowTabs] = 1u, [BenchWindowLightTabs] = 1u,
                                      [BenchWindowHeavyTabs] = 1u, [BenchWindowTable] = 6u, [BenchWindowForm] = 2u,
                                      [BenchWindowLazy] = 2u, [BenchWindowTiles] = 2u, [BenchWindowNest] = 2u,
                                      [BenchWindowCells] = 2u, [BenchWindowMotion] = 2u, [BenchWindowPhotos] = 2u,
                                      [BenchWindowGlass] = 2u,
                                      [BenchWindowUnkept] = 5u, [BenchWindowKept] = 5u, [BenchWindowPlaced] = 5u,
                                      [BenchWindowLeft] = 5u, [BenchWindowRestored] = 5u, [BenchWindowStrokes] = 2u,
                                      [BenchWindowCircles] = 2u};
static guint landmarks_drawn;

static gboolean count_signal(GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer counter) {
  ++*(guint64 *) counter;
  return TRUE;
}

static void count(GType type, const char *signal, guint64 *counter) {
  // A signal exists once its class does; the reference is kept because the hook lives as long as the process.
  g_type_class_ref(type);
  g_signal_add_emission_hook(g_signal_lookup(signal, type), 0, count_signal, counter, NULL);
}

void bench_count_events(void) {
  // A surface emits `render` only when something of it has to be painted; ticks without a change do not count.
  count(GDK_TYPE_SURFACE, "render", &bench_counters.frames);
  count(GTK_TYPE_SIGNAL_LIST_ITEM_FACTORY, "bind", &bench_counters.binds);
  count(GTK_TYPE_SIGNAL_LIST_ITEM_FACTORY, "setup", &bench_counters.setups);
}

// GTK asks models for items through this function, which the program's own definition replaces in GTK, too: the only way to
// count alike for a model written in C and one written in Swift.
static gboolean is_content_model(GListModel *model) {
  static struct {
    GListModel *model;
    GType type;
    gboolean counted;
  } known[64];
  GType type = G_OBJECT_TYPE(model);
  guint slot = (GPOINTER_TO_SIZE(model) >> 4) % G_N_ELEMENTS(known);
  if (known[slot].model != model || known[slot].type != type) {
    known[slot].model = model;
    known[slot].type = type;
    // GTK's own models only hand the question on, and the sidebar's model is shorter than any content.
    known[slot].counted = !g_str_has_prefix(g_type_name(type), "Gtk") && type != G_TYPE_LIST_STORE &&
                          bench_options.window >= BenchWindowColumns &&
                          // An outline has one row at first, and a section none.
                          (bench_options.window == BenchWindowOutline || bench_options.window == BenchWindowSections ||
                           g_list_model_get_n_items(model) >= bench_options.rows);
  }
  return known[slot].counted;
}

gpointer g_list_model_get_item(GListModel *model, guint position) {
  if (is_content_model(model)) ++bench_counters.items;
  return G_LIST_MODEL_GET_IFACE(model)->get_item(model, position);
}

static void (*draw_label)(GtkWidget *widget, GtkSnapshot *snapshot);

static void draw_and_count_label(GtkWidget *widget, GtkSnapshot *snapshot) {
  ++bench_labels_drawn;
  if (!bench_is_complete()) {
    const char *text = gtk_label_get_text(GTK_LABEL(widget));
    for (guint i = 0; i < G_N_ELEMENTS(landmarks); i++) {
      if (strcmp(text, landmarks[i]) == 0) landmarks_drawn |= 1u << i;
    }
  }
  draw_label(widget, snapshot);
}

void bench_count_labels(void) {
  GtkWidgetClass *labels = g_type_class_ref(GTK_TYPE_LABEL);
  draw_label = labels->snapshot;
  labels->snapshot = draw_and_count_label;
}

void bench_count_body(void) {
  ++bench_counters.bodies;
}

gboolean bench_is_complete(void) {
  guint wanted = landmarks_of[bench_options.window];
  return (landmarks_drawn & wanted) == wanted;
}

static gboolean lies_within(GtkWidget *widget, GtkWidget *window) {
  graphene_rect_t bounds;
  if (!gtk_widget_compute_bounds(widget, window, &bounds)) return FALSE;
  graphene_rect_t visible = GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(window), gtk_widget_get_height(window));
  return graphene_rect_intersection(&visible, &bounds, NULL);
}

static GtkWidget *find_below(GtkWidget *widget, GtkWidget *window, const char *text) {
  if (!gtk_widget_get_mapped(widget)) return NULL;
  if (GTK_IS_LABEL(widget) && strcmp(gtk_label_get_text(GTK_LABEL(widget)), text) == 0 && lies_within(widget, window)) return widget;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    GtkWidget *found = find_below(child, window, text);
    if (found) return found;
  }
  return NULL;
}

static GtkWidget *find(GtkWidget *window, const char *format, guint number) {
  g_autofree char *text = g_strdup_printf(format, number);
  return find_below(window, window, text);
}

gboolean bench_shows(GtkWidget *window, const char *format, guint number) {
  return find(window, format, number) != NULL;
}

static gboolean find_bounds(GtkWidget *window, const char *format, guint number, graphene_rect_t *bounds) {
  GtkWidget *widget = find(window, format, number);
  return widget && gtk_widget_compute_bounds(widget, window, bounds);
}

double bench_status_distance(GtkWidget *window) {
  graphene_rect_t status, row;
  if (!find_bounds(window, "Status %u", 0, &status) || !find_bounds(window, "Subject %u", 0, &row)) return G_MAXDOUBLE;
  return graphene_rect_get_x(&status) - graphene_rect_get_x(&row);
}

gboolean bench_shows_below(GtkWidget *window, const char *format, guint lower, guint upper) {
  graphene_rect_t low, high;
  if (!find_bounds(window, format, lower, &low) || !find_bounds(window, format, upper, &high)) return FALSE;
  return graphene_rect_get_y(&low) > graphene_rect_get_y(&high);
}
