// What Swift's own module of the C library on Linux leaves out.
#include <signal.h>
#include <sys/signalfd.h>

/// Has the thread that a handler runs on block a signal, from when the handler returns.
///
/// `context` is the third argument of the handler.
static inline void block_signal_after_handler(int signal, void *context) {
    sigaddset(&((ucontext_t *)context)->uc_sigmask, signal);
}
