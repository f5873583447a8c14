// swift-format-ignore-file
public enum FirebaseApp {
    public static func configure() {}
}
