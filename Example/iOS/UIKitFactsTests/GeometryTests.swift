import Testing
import UIKit
import UIKitFacts

/// Which of the two methods UIKit calls where a scene delegate has both; the package shows each system one of them.
extension UIKitFactsTests {
    @available(iOS 26, *)
    @Test(.timeLimit(.minutes(1)))
    func aTurnIsToldByTheNewMethodAlone() async throws {
        _ = await launch()
        let scene = try #require(application.connectedScenes.first as? UIWindowScene)
        let start = diary.entries.count
        let isUpright = scene.effectiveGeometry.interfaceOrientation.isPortrait
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: isUpright ? .landscapeLeft : .portrait))
        await diary.wait(for: .told(Diary.effectiveGeometryMethod), after: start)
        await nextTurn()
        #expect(Set(geometry(after: start)) == [Diary.effectiveGeometryMethod])
    }

    @available(iOS 26, *)
    @Test(.timeLimit(.minutes(1)))
    func aChangeOfTraitsIsToldToThoseWhoRegisteredAndByNeitherMethod() async throws {
        _ = await launch()
        let scene = try #require(application.connectedScenes.first as? UIWindowScene)
        let start = diary.entries.count
        scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _) in
            Diary.shared.note(.told("traits"))
        }
        scene.traitOverrides.userInterfaceStyle = scene.traitCollection.userInterfaceStyle == .dark ? .light : .dark
        await diary.wait(for: .told("traits"), after: start)
        await nextTurn()
        #expect(geometry(after: start) == [])
    }

    private func geometry(after start: Int) -> [String] {
        diary.entries[start...].told.filter {
            [Diary.coordinateSpaceMethod, Diary.effectiveGeometryMethod].contains($0)
        }
    }
}
