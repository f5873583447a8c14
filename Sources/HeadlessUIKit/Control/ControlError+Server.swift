import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Why a client is not served any longer.
extension ControlError {
    static func tooSlow(_ limits: ControlSocket.Limits) -> ControlError {
        ControlError(
            .badInput,
            "the line did not end within \(limits.patience) s",
            remedy: "a request ends with a newline"
        )
    }

    static func tooMany(_ limits: ControlSocket.Limits) -> ControlError {
        ControlError(
            .refused, "the app serves \(limits.clients) clients at a time, and others connected",
            remedy: "connect again"
        )
    }

    static func unanswered(_ limits: ControlSocket.Limits) -> ControlError {
        ControlError(
            .noAnswer,
            "the request has taken \(limits.patience) s, and other clients connected",
            remedy: "it is being performed, so do not send it again"
        )
    }

    static var foreign: ControlError {
        ControlError(.refused, "the app belongs to user \(geteuid())", remedy: "connect as that user")
    }
}
