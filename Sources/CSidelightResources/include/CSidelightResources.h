#ifndef SIDELIGHT_RESOURCES_H
#define SIDELIGHT_RESOURCES_H

// The CSS and the icons register themselves with GIO before `main`, under "/io/github/sidelight". Calling this keeps a
// static link from dropping them; it does nothing at run time and may be called any number of times.
void sidelight_resources_keep(void);

#endif
