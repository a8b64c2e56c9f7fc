#include "CSidelightResources.h"

#include <gio/gio.h>

// glib-compile-resources defines this function beside the constructor that registers the resources.
extern GResource *sidelight_get_resource(void);

void sidelight_resources_keep(void) {
  (void)sidelight_get_resource();
}
