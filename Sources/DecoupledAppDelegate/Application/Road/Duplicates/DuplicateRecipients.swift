/// Who receives a duplicate, and who does not; see the table in `EventRouter+Recipients`.
struct DuplicateRecipients {
    /// The wrapped delegates that receive it, since the app forwards it to them by hand.
    var wrapped = Recipients()

    /// All others in the slot.
    var others: [Recipient] = []

    /// Those of the others who have received the original, or may yet.
    var servedByOriginal: [Recipient] = []

    /// Whether there are wrapped delegates that receive the event by hand alone, by this report or by the original.
    var includesHandForwarded = false
}
