#include <gio/gio.h>

#if defined (__ELF__) && ( __GNUC__ > 2 || (__GNUC__ == 2 && __GNUC_MINOR__ >= 6))
# define SECTION __attribute__ ((section (".gresource.sidelight"), aligned (sizeof(void *) > 8 ? sizeof(void *) : 8)))
#else
# define SECTION
#endif

static const SECTION union { const guint8 data[1061]; const double alignment; void * const ptr;}  sidelight_resource_data = {
  "\107\126\141\162\151\141\156\164\000\000\000\000\000\000\000\000"
  "\030\000\000\000\034\001\000\000\000\000\000\050\011\000\000\000"
  "\000\000\000\000\000\000\000\000\000\000\000\000\001\000\000\000"
  "\001\000\000\000\001\000\000\000\004\000\000\000\006\000\000\000"
  "\007\000\000\000\321\374\247\276\003\000\000\000\034\001\000\000"
  "\036\000\166\000\100\001\000\000\105\003\000\000\324\265\002\000"
  "\377\377\377\377\105\003\000\000\001\000\114\000\110\003\000\000"
  "\114\003\000\000\201\234\300\051\005\000\000\000\114\003\000\000"
  "\011\000\166\000\130\003\000\000\323\003\000\000\052\232\216\374"
  "\007\000\000\000\323\003\000\000\010\000\114\000\334\003\000\000"
  "\340\003\000\000\055\346\331\347\006\000\000\000\340\003\000\000"
  "\007\000\114\000\350\003\000\000\354\003\000\000\031\143\013\113"
  "\004\000\000\000\354\003\000\000\012\000\114\000\370\003\000\000"
  "\000\004\000\000\173\242\170\174\001\000\000\000\000\004\000\000"
  "\003\000\114\000\004\004\000\000\010\004\000\000\152\161\056\045"
  "\010\000\000\000\010\004\000\000\011\000\114\000\024\004\000\000"
  "\030\004\000\000\304\166\145\155\005\000\000\000\030\004\000\000"
  "\006\000\114\000\040\004\000\000\044\004\000\000\163\151\144\145"
  "\154\151\147\150\164\055\165\156\153\156\157\167\156\055\163\171"
  "\155\142\157\154\151\143\056\163\166\147\000\000\000\000\000\000"
  "\365\001\000\000\000\000\000\000\074\163\166\147\040\170\155\154"
  "\156\163\075\042\150\164\164\160\072\057\057\167\167\167\056\167"
  "\063\056\157\162\147\057\062\060\060\060\057\163\166\147\042\040"
  "\167\151\144\164\150\075\042\061\066\042\040\150\145\151\147\150"
  "\164\075\042\061\066\042\040\166\151\145\167\102\157\170\075\042"
  "\060\040\060\040\061\066\040\061\066\042\076\012\040\040\074\160"
  "\141\164\150\040\146\151\154\154\075\042\043\062\145\063\064\063"
  "\066\042\040\146\151\154\154\055\162\165\154\145\075\042\145\166"
  "\145\156\157\144\144\042\040\144\075\042\115\064\040\061\141\063"
  "\040\063\040\060\040\060\040\060\055\063\040\063\166\061\150\062"
  "\126\064\141\061\040\061\040\060\040\060\040\061\040\061\055\061"
  "\150\061\126\061\172\155\067\040\060\166\062\150\061\141\061\040"
  "\061\040\060\040\060\040\061\040\061\040\061\166\061\150\062\126"
  "\064\141\063\040\063\040\060\040\060\040\060\055\063\055\063\172"
  "\115\061\040\061\061\166\061\141\063\040\063\040\060\040\060\040"
  "\060\040\063\040\063\150\061\166\055\062\110\064\141\061\040\061"
  "\040\060\040\060\040\061\055\061\055\061\166\055\061\172\155\061"
  "\062\040\060\166\061\141\061\040\061\040\060\040\060\040\061\055"
  "\061\040\061\150\055\061\166\062\150\061\141\063\040\063\040\060"
  "\040\060\040\060\040\063\055\063\166\055\061\172\115\070\040\064"
  "\141\062\056\065\060\060\040\062\056\065\060\060\040\060\040\060"
  "\040\060\055\062\056\065\060\060\040\062\056\065\060\060\150\061"
  "\056\065\060\060\141\061\040\061\040\060\040\061\040\061\040\061"
  "\056\065\060\060\056\070\067\060\103\067\056\066\060\060\040\067"
  "\056\071\060\060\040\067\056\062\065\060\040\070\056\064\060\060"
  "\040\067\056\062\065\060\040\071\056\062\065\060\150\061\056\065"
  "\060\060\143\060\055\056\063\065\060\056\061\065\060\055\056\065"
  "\060\060\056\066\065\060\055\056\070\060\060\101\062\056\065\060"
  "\060\040\062\056\065\060\060\040\060\040\060\040\060\040\070\040"
  "\064\172\155\055\056\067\065\060\040\066\056\062\065\060\166\061"
  "\056\065\060\060\150\061\056\065\060\060\166\055\061\056\065\060"
  "\060\172\042\057\076\012\074\057\163\166\147\076\012\000\000\050"
  "\165\165\141\171\051\057\000\000\006\000\000\000\163\164\171\154"
  "\145\056\143\163\163\000\000\000\153\000\000\000\000\000\000\000"
  "\057\052\040\122\165\154\145\163\040\146\157\162\040\167\150\141"
  "\164\040\156\157\040\163\164\171\154\145\040\143\154\141\163\163"
  "\040\157\146\040\154\151\142\141\144\167\141\151\164\141\040\143"
  "\157\166\145\162\163\073\040\145\166\145\162\171\040\143\154\141"
  "\163\163\040\157\146\040\157\165\162\040\157\167\156\040\163\164"
  "\141\162\164\163\040\167\151\164\150\040\140\163\151\144\145\154"
  "\151\147\150\164\055\140\056\040\052\057\012\000\000\050\165\165"
  "\141\171\051\141\143\164\151\157\156\163\057\000\000\000\000\000"
  "\147\151\164\150\165\142\057\000\005\000\000\000\163\151\144\145"
  "\154\151\147\150\164\057\000\000\010\000\000\000\002\000\000\000"
  "\151\157\057\000\004\000\000\000\163\143\141\154\141\142\154\145"
  "\057\000\000\000\003\000\000\000\151\143\157\156\163\057\000\000"
  "\007\000\000\000" };

static GStaticResource static_resource = { sidelight_resource_data.data, sizeof (sidelight_resource_data.data) - 1 /* nul terminator */, NULL, NULL, NULL };

G_MODULE_EXPORT
GResource *sidelight_get_resource (void);
GResource *sidelight_get_resource (void)
{
  return g_static_resource_get_resource (&static_resource);
}
/* GLIB - Library of useful routines for C programming
 * Copyright (C) 1995-1997  Peter Mattis, Spencer Kimball and Josh MacDonald
 *
 * SPDX-License-Identifier: LGPL-2.1-or-later
 *
 * This library is free software; you can redistribute it and/or
 * modify it under the terms of the GNU Lesser General Public
 * License as published by the Free Software Foundation; either
 * version 2.1 of the License, or (at your option) any later version.
 *
 * This library is distributed in the hope that it will be useful,
 * but WITHOUT ANY WARRANTY; without even the implied warranty of
 * MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.	 See the GNU
 * Lesser General Public License for more details.
 *
 * You should have received a copy of the GNU Lesser General Public
 * License along with this library; if not, see <http://www.gnu.org/licenses/>.
 */

/*
 * Modified by the GLib Team and others 1997-2000.  See the AUTHORS
 * file for a list of people on the GLib Team.  See the ChangeLog
 * files for a list of changes.  These files are distributed with
 * GLib at ftp://ftp.gtk.org/pub/gtk/.
 */

#ifndef __G_CONSTRUCTOR_H__
#define __G_CONSTRUCTOR_H__

/*
  If G_HAS_CONSTRUCTORS is true then the compiler support *both* constructors and
  destructors, in a usable way, including e.g. on library unload. If not you're on
  your own.

  Some compilers need #pragma to handle this, which does not work with macros,
  so the way you need to use this is (for constructors):

  #ifdef G_DEFINE_CONSTRUCTOR_NEEDS_PRAGMA
  #pragma G_DEFINE_CONSTRUCTOR_PRAGMA_ARGS(my_constructor)
  #endif
  G_DEFINE_CONSTRUCTOR(my_constructor)
  static void my_constructor(void) {
   ...
  }

*/

#ifndef __GTK_DOC_IGNORE__

#if  __GNUC__ > 2 || (__GNUC__ == 2 && __GNUC_MINOR__ >= 7)

#define G_HAS_CONSTRUCTORS 1

#define G_DEFINE_CONSTRUCTOR(_func) static void __attribute__((constructor)) _func (void);
#define G_DEFINE_DESTRUCTOR(_func) static void __attribute__((destructor)) _func (void);

#elif defined (_MSC_VER)

/*
 * Only try to include gslist.h if not already included via glib.h,
 * so that items using gconstructor.h outside of GLib (such as
 * GResources) continue to build properly.
 */
#ifndef __G_LIB_H__
#include "gslist.h"
#endif

#include <stdlib.h>

#define G_HAS_CONSTRUCTORS 1

/* We do some weird things to avoid the constructors being optimized
 * away on VS2015 if WholeProgramOptimization is enabled. First we
 * make a reference to the array from the wrapper to make sure its
 * references. Then we use a pragma to make sure the wrapper function
 * symbol is always included at the link stage. Also, the symbols
 * need to be extern (but not dllexport), even though they are not
 * really used from another object file.
 */

/* We need to account for differences between the mangling of symbols
 * for x86 and x64/ARM/ARM64 programs, as symbols on x86 are prefixed
 * with an underscore but symbols on x64/ARM/ARM64 are not.
 */
#ifdef _M_IX86
#define G_MSVC_SYMBOL_PREFIX "_"
#else
#define G_MSVC_SYMBOL_PREFIX ""
#endif

#define G_DEFINE_CONSTRUCTOR(_func) G_MSVC_CTOR (_func, G_MSVC_SYMBOL_PREFIX)
#define G_DEFINE_DESTRUCTOR(_func) G_MSVC_DTOR (_func, G_MSVC_SYMBOL_PREFIX)

#define G_MSVC_CTOR(_func,_sym_prefix) \
  static void _func(void); \
  extern int (* _array ## _func)(void);              \
  int _func ## _wrapper(void);              \
  int _func ## _wrapper(void) { _func(); g_slist_find (NULL,  _array ## _func); return 0; } \
  __pragma(comment(linker,"/include:" _sym_prefix # _func "_wrapper")) \
  __pragma(section(".CRT$XCU",read)) \
  __declspec(allocate(".CRT$XCU")) int (* _array ## _func)(void) = _func ## _wrapper;

#define G_MSVC_DTOR(_func,_sym_prefix) \
  static void _func(void); \
  extern int (* _array ## _func)(void);              \
  int _func ## _constructor(void);              \
  int _func ## _constructor(void) { atexit (_func); g_slist_find (NULL,  _array ## _func); return 0; } \
   __pragma(comment(linker,"/include:" _sym_prefix # _func "_constructor")) \
  __pragma(section(".CRT$XCU",read)) \
  __declspec(allocate(".CRT$XCU")) int (* _array ## _func)(void) = _func ## _constructor;

#elif defined(__SUNPRO_C)

/* This is not tested, but i believe it should work, based on:
 * http://opensource.apple.com/source/OpenSSL098/OpenSSL098-35/src/fips/fips_premain.c
 */

#define G_HAS_CONSTRUCTORS 1

#define G_DEFINE_CONSTRUCTOR_NEEDS_PRAGMA 1
#define G_DEFINE_DESTRUCTOR_NEEDS_PRAGMA 1

#define G_DEFINE_CONSTRUCTOR_PRAGMA_ARGS(_func) \
  init(_func)
#define G_DEFINE_CONSTRUCTOR(_func) \
  static void _func(void);

#define G_DEFINE_DESTRUCTOR_PRAGMA_ARGS(_func) \
  fini(_func)
#define G_DEFINE_DESTRUCTOR(_func) \
  static void _func(void);

#else

/* constructors not supported for this compiler */

#endif

#endif /* __GTK_DOC_IGNORE__ */
#endif /* __G_CONSTRUCTOR_H__ */

#ifdef G_HAS_CONSTRUCTORS

#ifdef G_DEFINE_CONSTRUCTOR_NEEDS_PRAGMA
#pragma G_DEFINE_CONSTRUCTOR_PRAGMA_ARGS(sidelightresource_constructor)
#endif
G_DEFINE_CONSTRUCTOR(sidelightresource_constructor)
#ifdef G_DEFINE_DESTRUCTOR_NEEDS_PRAGMA
#pragma G_DEFINE_DESTRUCTOR_PRAGMA_ARGS(sidelightresource_destructor)
#endif
G_DEFINE_DESTRUCTOR(sidelightresource_destructor)

#else
#warning "Constructor not supported on this compiler, linking in resources will not work"
#endif

static void sidelightresource_constructor (void)
{
  g_static_resource_init (&static_resource);
}

static void sidelightresource_destructor (void)
{
  g_static_resource_fini (&static_resource);
}
