// glibc's own part of malloc, which Swift's module of it leaves out.
#if defined(__linux__)
#include <malloc.h>
#endif
