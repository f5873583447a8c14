import Dispatch

/// Waits until what is due on the main queue now has been done.
@MainActor
func nextTurn() async {
    await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
    }
}
