// The content's rows: objects made when somebody asks for them, and one object per row for as long as it is used.
#pragma once

#include <gio/gio.h>

#define FLOOR_TYPE_MESSAGE (floor_message_get_type())
G_DECLARE_FINAL_TYPE(FloorMessage, floor_message, FLOOR, MESSAGE, GObject)

guint floor_message_get_id(FloorMessage *self);
const char *floor_message_get_subject(FloorMessage *self);
void floor_message_set_subject(FloorMessage *self, const char *subject);
const char *floor_message_get_sender(FloorMessage *self);

#define FLOOR_TYPE_MESSAGES (floor_messages_get_type())
G_DECLARE_FINAL_TYPE(FloorMessages, floor_messages, FLOOR, MESSAGES, GObject)

/// A list model of the messages with the ids 0 ..< count.
FloorMessages *floor_messages_new(guint count);
/// The caller owns the returned reference.
FloorMessage *floor_messages_get(FloorMessages *self, guint position);
void floor_messages_insert(FloorMessages *self, guint position, guint id);
void floor_messages_remove(FloorMessages *self, guint position);
/// Removes a message and inserts it at another position, as a list model does that knows of no moves.
void floor_messages_move(FloorMessages *self, guint from, guint to);
/// Takes `count` ids in place of those there are, and tells whom it may concern of those that differ.
void floor_messages_replace(FloorMessages *self, const guint32 *ids, guint count);
/// The ids of the messages in their order; the caller frees them.
guint32 *floor_messages_copy_ids(FloorMessages *self, guint *count);
