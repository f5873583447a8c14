/// A value that moves from one thread to the main thread.
///
/// `@unchecked` is right here: the value crosses once, through a dispatch queue, which orders the giver's accesses before the main
/// thread's; and what is handed over belongs to the main thread already, or its giver is asked to let go of it, as UIKit asks.
struct Handover<Value>: @unchecked Sendable {
    let value: Value
}
