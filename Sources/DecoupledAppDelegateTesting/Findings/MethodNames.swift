import Foundation

#if canImport(ObjectiveC)
import ObjectiveC

/// What the runtime knows of an object's methods.
enum MethodNames {
    /// The names of the methods that the classes of an Objective-C object bring, up to the first class of the system's.
    static func names(of object: AnyObject) -> [String] {
        guard object is NSObject else { return [] }
        var names: [String] = []
        var type: AnyClass? = Swift.type(of: object)
        while let current = type, Bundle(for: current).bundleIdentifier?.hasPrefix("com.apple.") != true {
            names += methods(of: current)
            type = class_getSuperclass(current)
        }
        return names.sorted()
    }

    private static func methods(of type: AnyClass) -> [String] {
        var count: UInt32 = 0
        guard let list = unsafe class_copyMethodList(type, &count) else { return [] }
        // The runtime has copied the list for the caller, who frees it.
        defer { unsafe free(list) }
        return unsafe UnsafeBufferPointer(start: list, count: Int(count)).map {
            unsafe NSStringFromSelector(method_getName($0))
        }
    }
}
#else
/// What the runtime knows of an object's methods, which is nothing where there is no Objective-C.
enum MethodNames {
    static func names(of object: AnyObject) -> [String] { [] }
}
#endif
