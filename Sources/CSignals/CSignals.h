// What Swift's own module of the C library on Linux leaves out.
#include <signal.h>
#include <sys/signalfd.h>
#include <sys/socket.h>

// GNU's, which that module is built without.
int accept4(int socket, struct sockaddr *address, socklen_t *length, int flags);
int pipe2(int ends[2], int flags);

/// Has the thread that a handler runs on block a signal, from when the handler returns.
///
/// `context` is the third argument of the handler.
static inline void block_signal_after_handler(int signal, void *context) {
    sigaddset(&((ucontext_t *)context)->uc_sigmask, signal);
}
