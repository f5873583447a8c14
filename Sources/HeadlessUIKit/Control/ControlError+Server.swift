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
            "the end of the line did not come within \(limits.patience) s",
            remedy: "a request ends with a newline"
        )
    }

    static func tooMany(_ limits: ControlSocket.Limits) -> ControlError {
        ControlError(.refused, "the app serves \(limits.clients) clients, and others came", remedy: "connect again")
    }

    static func unanswered(_ limits: ControlSocket.Limits) -> ControlError {
        ControlError(
            .noAnswer,
            "the app has been at it for \(limits.patience) s, and others came",
            remedy: "it has begun, so do not ask again"
        )
    }

    static var foreign: ControlError {
        ControlError(.refused, "the app belongs to user \(geteuid())", remedy: "connect as that user")
    }
}
