#include "folded.h"

#include "floor.h"

struct _FloorFolded {
  GObject parent_instance;
  guint before;
  guint after;
  gboolean is_open;
};

static void list_model_init(GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE(
  FloorFolded, floor_folded, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, list_model_init))

static GType get_item_type(GListModel *model) {
  return FLOOR_TYPE_MESSAGE;
}

static guint get_n_items(GListModel *model) {
  FloorFolded *self = FLOOR_FOLDED(model);
  return self->before + self->after + (self->is_open ? bench_rows() : 0);
}

/// Every row has the number that it would have if all were open, which is its message's.
static gpointer get_item(GListModel *model, guint position) {
  FloorFolded *self = FLOOR_FOLDED(model);
  if (position >= get_n_items(model)) return NULL;
  gboolean is_behind = position >= self->before && !self->is_open;
  return floor_messages_get(floor_messages, is_behind ? position + bench_rows() : position);
}

static void list_model_init(GListModelInterface *interface) {
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

static void floor_folded_class_init(FloorFoldedClass *class) {
}

static void floor_folded_init(FloorFolded *self) {
}

FloorFolded *floor_folded_new(guint before, guint after) {
  floor_messages = floor_messages_new(before + bench_rows() + after);
  FloorFolded *self = g_object_new(FLOOR_TYPE_FOLDED, NULL);
  self->before = before;
  self->after = after;
  return self;
}

gboolean floor_folded_is_open(FloorFolded *self) {
  return self->is_open;
}

void floor_folded_set_open(FloorFolded *self, gboolean is_open) {
  self->is_open = is_open;
  guint rows = bench_rows();
  g_list_model_items_changed(G_LIST_MODEL(self), self->before, is_open ? 0 : rows, is_open ? rows : 0);
}
