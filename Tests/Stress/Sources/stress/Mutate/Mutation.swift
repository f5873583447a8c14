import Foundation

/// A mistake to be made at one place of the sources, and the tests that should notice.
struct Mutation {
    /// Which one it is, from 1.
    let number: Int
    /// The file, from the package's directory.
    let file: String
    /// What stands there; it stands there once.
    let original: String
    /// What stands there instead; nothing, where a statement is left out.
    let mutated: String
    /// Whether they are statements, and not expressions.
    let isStatement: Bool
    /// The tests, as for `swift test --filter`: they begin with their target.
    let tests: String

    /// The target of the tests.
    var target: String { String(tests.prefix(while: \.isLetter)) }

    /// The name of the module that the file belongs to.
    var module: String { file.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

    /// The text that does either, whichever is chosen when the program runs.
    private var both: String {
        isStatement
            ? "if mutant(\(number)) { \(mutated) } else { \(original) }"
            : "(mutant(\(number)) ? \(mutated) : \(original))"
    }

    /// Builds the choice into a file.
    ///
    /// - Throws: What is wrong if there is no such file, or the original is not in it just once.
    func apply(to contents: Data?) throws -> Data {
        guard let contents else { throw Failure(what: "there is no \(file); bring the list of mutations up to date") }
        let parts = String(decoding: contents, as: UTF8.self).components(separatedBy: original)
        guard parts.count == 2 else {
            let problem = parts.count < 2 ? "is not there any more" : "is there \(parts.count - 1) times"
            throw Failure(what: "\(file): “\(original)” \(problem); bring the list of mutations up to date")
        }
        return Data(parts.joined(separator: both).utf8)
    }
}

extension Mutation {
    /// Where the mutations are listed.
    static let list = Repository.nestedPackage.appendingPathComponent("mutations.txt")

    /// Reads the list.
    ///
    /// `Sources/Module/File.swift: Tests.SomeTests` begins a file, and says which tests notice the mutations below it. A mutation has two
    /// lines: `- ` and the original, `+ ` and what it becomes, both expressions; or `-- ` and `++ ` with statements. A line with `#` is
    /// a comment.
    static func all() throws -> [Mutation] {
        var mutations: [Mutation] = []
        var (file, tests, original) = ("", "", "")
        for (index, line) in try String(contentsOf: list, encoding: .utf8).components(separatedBy: "\n").enumerated() {
            let (mark, rest) = split(line)
            switch mark {
            case "", "#": break
            case "-", "--": original = rest
            case "+", "++":
                mutations.append(
                    Mutation(
                        number: mutations.count + 1,
                        file: file,
                        original: original,
                        mutated: rest,
                        isStatement: mark == "++",
                        tests: tests
                    )
                )
            case let name where name.hasPrefix("Sources/") && name.hasSuffix(":"):
                (file, tests) = (String(name.dropLast()), rest)
            default:
                throw Failure(what: "\(list.lastPathComponent), line \(index + 1): “\(line)” is not understood")
            }
        }
        return mutations
    }

    private static func split(_ line: String) -> (mark: String, rest: String) {
        let mark = line.prefix { $0 != " " }
        return (String(mark), String(line.dropFirst(mark.count + 1)))
    }
}
