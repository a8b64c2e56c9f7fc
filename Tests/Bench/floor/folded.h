// A list model with rows that fold: those of the program's messages that are not folded away.
#pragma once

#include <gio/gio.h>

#define FLOOR_TYPE_FOLDED (floor_folded_get_type())
G_DECLARE_FINAL_TYPE(FloorFolded, floor_folded, FLOOR, FOLDED, GObject)

/// Makes `floor_messages`: `before` rows that always show, `bench_rows()` that fold, and `after` rows behind them. It begins folded.
FloorFolded *floor_folded_new(guint before, guint after);
gboolean floor_folded_is_open(FloorFolded *self);
void floor_folded_set_open(FloorFolded *self, gboolean is_open);
