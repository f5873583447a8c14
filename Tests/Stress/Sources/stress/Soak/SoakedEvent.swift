import DecoupledAppDelegate
import Foundation

/// One thing that a client asks for, with a number that stands in the app's log as often as a handler received it.
struct SoakedEvent {
    enum Kind: String {
        case url, push, shortcut, activity, notification, memoryWarning
    }

    let request: ControlRequest
    private let kind: Kind?
    private let line: String?

    /// Makes an event of a random kind.
    init(number: String) throws {
        switch Int.random(in: 0..<100) {
        case ..<40: try self.init(.url, number)
        case ..<60: try self.init(.push, number)
        case ..<70: try self.init(.shortcut, number)
        case ..<80: try self.init(.activity, number)
        case ..<88: try self.init(.notification, number)
        case ..<90: try self.init(.memoryWarning, "")
        case ..<93: self.init(.enterBackground)
        case ..<96: self.init(.enterForeground)
        case ..<98: self.init(.status)
        default: self.init(.rotate(Bool.random() ? .portrait : .landscapeLeft))
        }
    }

    /// Makes an event that handlers receive.
    init(_ kind: Kind, _ number: String) throws {
        let payload = try PushPayload([
            "aps": .object(["alert": .string("Parcel \(number)")]), SoakedApp.numberKey: .string(number),
        ])
        switch kind {
        case .url:
            guard let url = URL(string: "stress://parcel/\(number)") else {
                throw Failure(what: "\(number) is no URL")
            }
            request = .openURL(url)
        case .push: request = .push(payload)
        case .shortcut: request = .shortcut(type: number)
        case .activity: request = .activity(type: number)
        case .notification: request = .notify(payload)
        case .memoryWarning: request = .memoryWarning
        }
        self.kind = kind
        line = "\(kind.rawValue) \(number)"
    }

    private init(_ request: ControlRequest) {
        self.request = request
        kind = nil
        line = nil
    }

    /// The line that stands in the log when it has been answered; nil if no handler received it.
    func line(after answer: ControlAnswer) -> String? {
        // A notification that comes while the app is in the background is shown without asking.
        if kind == .notification, !answer.words.hasSuffix("banner") { nil } else { line }
    }
}
