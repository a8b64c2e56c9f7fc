#include "messages.h"

#include <string.h>

struct _FloorMessage {
  GObject parent_instance;
  guint id;
  char *subject;
  char *sender;
};

enum { PROP_SUBJECT = 1 };
static GParamSpec *subject_property;

G_DEFINE_FINAL_TYPE(FloorMessage, floor_message, G_TYPE_OBJECT)

static void floor_message_finalize(GObject *object) {
  FloorMessage *self = FLOOR_MESSAGE(object);
  g_free(self->subject);
  g_free(self->sender);
  G_OBJECT_CLASS(floor_message_parent_class)->finalize(object);
}

static void floor_message_get_property(GObject *object, guint id, GValue *value, GParamSpec *spec) {
  g_value_set_string(value, FLOOR_MESSAGE(object)->subject);
}

static void floor_message_set_property(GObject *object, guint id, const GValue *value, GParamSpec *spec) {
  floor_message_set_subject(FLOOR_MESSAGE(object), g_value_get_string(value));
}

static void floor_message_class_init(FloorMessageClass *class) {
  GObjectClass *object_class = G_OBJECT_CLASS(class);
  object_class->finalize = floor_message_finalize;
  object_class->get_property = floor_message_get_property;
  object_class->set_property = floor_message_set_property;
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  subject_property = g_param_spec_string("subject", NULL, NULL, NULL, flags);
  g_object_class_install_property(object_class, PROP_SUBJECT, subject_property);
}

static void floor_message_init(FloorMessage *self) {
}

static FloorMessage *floor_message_new(guint id) {
  FloorMessage *self = g_object_new(FLOOR_TYPE_MESSAGE, NULL);
  self->id = id;
  self->subject = g_strdup_printf("Subject %u", id);
  self->sender = g_strdup_printf("Sender %u", id);
  return self;
}

guint floor_message_get_id(FloorMessage *self) {
  return self->id;
}

const char *floor_message_get_subject(FloorMessage *self) {
  return self->subject;
}

void floor_message_set_subject(FloorMessage *self, const char *subject) {
  if (g_set_str(&self->subject, subject)) g_object_notify_by_pspec(G_OBJECT(self), subject_property);
}

const char *floor_message_get_sender(FloorMessage *self) {
  return self->sender;
}

struct _FloorMessages {
  GObject parent_instance;
  guint count;
  // NULL as long as every id is its own position, so that a million rows cost nothing until the first edit.
  guint32 *ids;
  guint capacity;
  // The messages in use by id, without references: a message leaves the table when it dies.
  GHashTable *live;
};

static void floor_messages_list_model_init(GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE(
  FloorMessages, floor_messages, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, floor_messages_list_model_init))

static guint floor_messages_id_at(FloorMessages *self, guint position) {
  return self->ids ? self->ids[position] : position;
}

static void forget(gpointer table, GObject *dead) {
  // The object is still intact enough to tell its id: weak notifications run before it is finalized.
  g_hash_table_remove(table, GUINT_TO_POINTER(((FloorMessage *) dead)->id));
  g_hash_table_unref(table);
}

static GType floor_messages_get_item_type(GListModel *model) {
  return FLOOR_TYPE_MESSAGE;
}

static guint floor_messages_get_n_items(GListModel *model) {
  return FLOOR_MESSAGES(model)->count;
}

FloorMessage *floor_messages_get(FloorMessages *self, guint position) {
  if (position >= self->count) return NULL;
  guint id = floor_messages_id_at(self, position);
  FloorMessage *message = g_hash_table_lookup(self->live, GUINT_TO_POINTER(id));
  if (message) return g_object_ref(message);
  message = floor_message_new(id);
  g_hash_table_insert(self->live, GUINT_TO_POINTER(id), message);
  g_object_weak_ref(G_OBJECT(message), forget, g_hash_table_ref(self->live));
  return message;
}

static gpointer floor_messages_get_item(GListModel *model, guint position) {
  return floor_messages_get(FLOOR_MESSAGES(model), position);
}

static void floor_messages_list_model_init(GListModelInterface *interface) {
  interface->get_item_type = floor_messages_get_item_type;
  interface->get_n_items = floor_messages_get_n_items;
  interface->get_item = floor_messages_get_item;
}

static void floor_messages_finalize(GObject *object) {
  FloorMessages *self = FLOOR_MESSAGES(object);
  g_free(self->ids);
  g_hash_table_unref(self->live);
  G_OBJECT_CLASS(floor_messages_parent_class)->finalize(object);
}

static void floor_messages_class_init(FloorMessagesClass *class) {
  G_OBJECT_CLASS(class)->finalize = floor_messages_finalize;
}

static void floor_messages_init(FloorMessages *self) {
  self->live = g_hash_table_new(NULL, NULL);
}

FloorMessages *floor_messages_new(guint count) {
  FloorMessages *self = g_object_new(FLOOR_TYPE_MESSAGES, NULL);
  self->count = count;
  return self;
}

static void make_editable(FloorMessages *self) {
  if (self->ids && self->count < self->capacity) return;
  guint old = self->capacity;
  self->capacity = MAX(self->count + 1, self->count + self->count / 2);
  self->ids = g_renew(guint32, self->ids, self->capacity);
  if (old == 0) {
    for (guint i = 0; i < self->count; i++) self->ids[i] = i;
  }
}

void floor_messages_insert(FloorMessages *self, guint position, guint id) {
  make_editable(self);
  memmove(self->ids + position + 1, self->ids + position, (self->count - position) * sizeof *self->ids);
  self->ids[position] = id;
  self->count++;
  g_list_model_items_changed(G_LIST_MODEL(self), position, 0, 1);
}

void floor_messages_remove(FloorMessages *self, guint position) {
  make_editable(self);
  self->count--;
  memmove(self->ids + position, self->ids + position + 1, (self->count - position) * sizeof *self->ids);
  g_list_model_items_changed(G_LIST_MODEL(self), position, 1, 0);
}

void floor_messages_move(FloorMessages *self, guint from, guint to) {
  guint id = floor_messages_id_at(self, from);
  floor_messages_remove(self, from);
  floor_messages_insert(self, to, id);
}

void floor_messages_replace(FloorMessages *self, const guint32 *ids, guint count) {
  make_editable(self);
  guint same = 0;
  while (same < MIN(count, self->count) && self->ids[same] == ids[same]) same++;
  if (same == count && same == self->count) return;
  guint old = self->count;
  if (count > self->capacity) self->ids = g_renew(guint32, self->ids, self->capacity = count);
  memcpy(self->ids + same, ids + same, (count - same) * sizeof *ids);
  self->count = count;
  g_list_model_items_changed(G_LIST_MODEL(self), same, old - same, count - same);
}

guint32 *floor_messages_copy_ids(FloorMessages *self, guint *count) {
  make_editable(self);
  *count = self->count;
  return g_memdup2(self->ids, self->count * sizeof *self->ids);
}
