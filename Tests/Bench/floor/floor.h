// The bench's floor: the windows as a GNOME programmer writes them in C.
#pragma once

#include <adwaita.h>

#include "CBenchProbe.h"

GtkWindow *floor_empty_new(AdwApplication *application);

GtkWindow *floor_columns_new(AdwApplication *application);
void floor_columns_perform(BenchOperation operation, unsigned repetition);
