import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopAfter
import ShopBefore
import Testing

/// The app delegate that the article “Moving an existing app” takes apart does the same before and afterwards, and on the
/// way.
@MainActor
@Suite(.serialized)
struct ShopTests {
    /// How far the app delegate has been taken apart.
    enum Form: Sendable {
        case wrapped, halfway, apart

        @MainActor var roles: Roles {
            guard self != .apart else { return .shop }
            var roles = Roles()
            let existing = ExistingAppDelegate(wrapping: ShopAppDelegate())
            roles.append(existing)
            if self == .halfway {
                roles.orientationDelegate = Roles.shop.orientationDelegate
                roles.extensionDelegate = Roles.shop.extensionDelegate
                roles.shortcutItemDelegate = Roles.shop.shortcutItemDelegate
                roles.backgroundURLSessionDelegate = Roles.shop.backgroundURLSessionDelegate
            }
            return roles
        }
    }

    @Test(arguments: [Form.wrapped, .halfway, .apart])
    func everyEventIsAnsweredAlikeAndHasTheSameEffects(form: Form) async {
        let report = await Comparison.shop { form.roles }.acceptingScenes.run(.shop)
        let differences = report.differences.filter { $0.kind != .unneededAcceptance }
        #expect(differences == [], "\(report)")
    }

    @Test func anAppThatHasScenesAlreadyDoesTheSameWithTheParts() async {
        let report = await Comparison.shopWithScenes { .shop }.run(.shop)
        let differences = report.differences.filter { $0.kind != .unneededAcceptance }
        #expect(differences == [], "\(report)")
    }

    @Test(arguments: Mistake.all.played)
    func aMistakeIsFoundAndNamedUnlessItIsKnownToBeMissed(mistake: Mistake) async {
        let found = await AppTakenApart.shop.differences(by: mistake)
        #expect(mistake.isFound(in: found) != mistake.isMissed, "\(found)")
    }

    @Test(arguments: Mistake.inAppWithScenes.played)
    func aMistakeIsFoundInAnAppThatHasScenesAlready(mistake: Mistake) async {
        let found = await AppTakenApart.shopWithScenes.differences(by: mistake)
        #expect(mistake.isFound(in: found), "\(found)")
    }

    @Test(arguments: (Refactoring.ofLists + Refactoring.ofClasses).played)
    func aRefactoringOfTheShopIsNoDifference(refactoring: Refactoring) async {
        let differences = await AppTakenApart.shopOfParts.differences(by: refactoring)
        #expect(differences == [])
    }

    @Test func theAppDelegateIsMassiveAndItsPartsAreNot() throws {
        let shop = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Example").standardized
        let lines = try ["ShopBefore", "ShopAfter"].map { folder in
            let folder = shop.appendingPathComponent(folder)
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map {
                try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n").count
            }
        }
        #expect(lines[0].count == 1)
        #expect(lines[0].allSatisfy { $0 > 590 })
        #expect(lines[1].allSatisfy { $0 < 120 })
    }
}

extension Mistake {
    fileprivate static let all =
        launch + life + links + activities + actions + tokens + pushes + background + notifications + responses
        + screen + conditions + system + scenes
}

extension AppTakenApart {
    /// The shop's app delegate, and its parts.
    fileprivate static let shop = AppTakenApart(into: { .shop }, receiving: .shop) { .shop(after: $1) }

    /// The shop's app delegate with its scene delegate, and the parts of both.
    fileprivate static let shopWithScenes = AppTakenApart(into: { .shop }, receiving: .shop) {
        .shopWithScenes(after: $1)
    }

    /// The shop's parts as they are, and as they might be.
    fileprivate static let shopOfParts = AppTakenApart(into: { .shop }, receiving: .shop) {
        Comparison(before: { .shop }, after: $1, effects: Comparison.effectsOfShop, reset: Comparison.resetShop)
    }
}
