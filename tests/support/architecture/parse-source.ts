import { parseSync } from "vite"
import { type AstNode, isNode, nameOf, nodesIn, textOf } from "./ast.ts"

export interface ParsedImport {
  /** Null when it is computed. */
  readonly specifier: string | null
  /** False for imports of types alone. */
  readonly isRuntime: boolean
  /** Imported names; "*" for everything. */
  readonly names: ReadonlyArray<string>
}

/** `types` (interfaces and classes, too) and `constants` (functions, too, with the text of their values) are top-level. */
export interface ParsedSource {
  readonly path: string
  readonly imports: ReadonlyArray<ParsedImport>
  /** Names that the file reads without declaring them under that name: `process`, `Date.now`, `new Date()` … */
  readonly uses: ReadonlySet<string>
  readonly exports: ReadonlySet<string>
  /** Names that stand in it at least twice: it uses those that it declares. */
  readonly repeated: ReadonlySet<string>
  readonly types: ReadonlySet<string>
  readonly constants: ReadonlyMap<string, string>
  /** Texts of the comments; lines of `//` that follow each other are one. */
  readonly comments: ReadonlyArray<string>
}

/** Keys that hold names of members and labels, not references. */
const nameKeys: Readonly<Record<string, string>> = {
  MemberExpression: "property",
  Property: "key",
  PropertyDefinition: "key",
  MethodDefinition: "key",
  TSPropertySignature: "key",
  TSMethodSignature: "key"
}

const childrenOf = (node: AstNode): ReadonlyArray<AstNode> =>
  Object.entries(node)
    .filter(([key]) => nameKeys[node.type] !== key || node.computed === true)
    .flatMap(([, value]) => nodesIn(value))

const walk = (node: AstNode, visit: (node: AstNode) => void): void => {
  visit(node)
  for (const child of childrenOf(node)) walk(child, visit)
}

const literal = (value: unknown): string | null =>
  isNode(value) && typeof value.value === "string" ? value.value : null

const moduleKinds = new Set(["ImportDeclaration", "ExportNamedDeclaration", "ExportAllDeclaration"])

const everyExport = ["*"]

const namesTaken = (node: AstNode): ReadonlyArray<string> => {
  if (node.type === "ExportAllDeclaration") return everyExport
  return nodesIn(node.specifiers).map((taken) => {
    if (taken.type === "ImportNamespaceSpecifier") return "*"
    return taken.type === "ImportDefaultSpecifier" ? "default" : nameOf(taken.imported ?? taken.local)
  })
}

const importOf = (node: AstNode): ParsedImport | undefined => {
  if (node.type === "ImportExpression" || node.type === "TSImportType") {
    const isRuntime = node.type === "ImportExpression"
    return { specifier: literal(node.source), isRuntime, names: everyExport }
  }
  if (!moduleKinds.has(node.type) || !isNode(node.source)) return undefined
  const isRuntime = node.importKind !== "type" && node.exportKind !== "type"
  return { specifier: literal(node.source), isRuntime, names: namesTaken(node) }
}

/** Names that a pattern binds: `{ a, b: [c] }` binds a and c. */
const boundBy = (pattern: unknown): ReadonlyArray<string> => {
  if (!isNode(pattern)) return []
  const parts = [...nodesIn(pattern.properties), ...nodesIn(pattern.elements)]
  return pattern.type === "Identifier"
    ? [nameOf(pattern)]
    : parts.flatMap((part) => boundBy(part.type === "Property" ? part.value : part))
}

const exportsOf = (node: AstNode): ReadonlyArray<string> => {
  if (node.type === "ExportDefaultDeclaration") return ["default"]
  if (node.type !== "ExportNamedDeclaration") return []
  const { declaration } = node
  if (!isNode(declaration)) return nodesIn(node.specifiers).map(({ exported }) => nameOf(exported))
  return isNode(declaration.id)
    ? boundBy(declaration.id)
    : nodesIn(declaration.declarations).flatMap(({ id }) => boundBy(id))
}

const typeKinds = new Set(["TSTypeAliasDeclaration", "TSInterfaceDeclaration", "ClassDeclaration"])

const typeOf = (statement: AstNode): ReadonlyArray<string> => {
  const declared = isNode(statement.declaration) ? statement.declaration : statement
  return typeKinds.has(declared.type) ? [nameOf(declared.id)] : []
}

/** Names and values of a statement such as `const a = 1, b = () => a`, in one spelling of white space. */
const constantsOf = (
  statement: AstNode,
  text: string
): ReadonlyArray<readonly [name: string, value: string]> => {
  const declared = isNode(statement.declaration) ? statement.declaration : statement
  if (declared.type !== "VariableDeclaration") return []
  return nodesIn(declared.declarations).flatMap(({ id, init }) =>
    isNode(id) && isNode(init) ? [[nameOf(id), textOf(init, text).replaceAll(/\s+/g, " ")]] : []
  )
}

const commentsIn = (text: string, found: ReturnType<typeof parseSync>["comments"]): ReadonlyArray<string> =>
  found
    .filter(({ type, start }, index) => {
      const before = found[index - 1]
      const isNextLine = type === "Line" && before?.type === "Line" && !text.slice(before.end, start).trim()
      return !isNextLine
    })
    .map(({ value }) =>
      value
        .replaceAll(/\n\s*\*/g, " ")
        .replace(/^\*/, "")
        .trim()
    )

const argumentCount = (node: AstNode): number => (Array.isArray(node.arguments) ? node.arguments.length : 0)

const useOf = (node: AstNode): string | undefined => {
  if (node.type === "Identifier" || node.type === "JSXIdentifier") return nameOf(node)
  if (node.type === "MemberExpression") return `${nameOf(node.object)}.${nameOf(node.property)}`
  const isBareCall =
    (node.type === "NewExpression" || node.type === "CallExpression") && argumentCount(node) === 0
  return isBareCall && nameOf(node.callee) === "Date" ? "new Date()" : undefined
}

export const parseSource = (path: string, text: string): ParsedSource => {
  const { program, errors, comments } = parseSync(path, text)
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`)
  const imports: Array<ParsedImport> = []
  const uses = new Set<string>()
  const exports = new Set<string>()
  const repeated = new Set<string>()
  const root: unknown = program
  if (!isNode(root)) throw new Error(`${path}: nothing to read`)
  walk(root, (node) => {
    const found = importOf(node)
    if (found !== undefined) imports.push(found)
    for (const name of exportsOf(node)) exports.add(name)
    const use = useOf(node)
    if (use === undefined) return
    if (uses.has(use)) repeated.add(use)
    uses.add(use)
  })
  const statements = nodesIn(root.body)
  const types = new Set(statements.flatMap(typeOf))
  const constants = new Map(statements.flatMap((statement) => constantsOf(statement, text)))
  return { path, imports, uses, repeated, exports, types, constants, comments: commentsIn(text, comments) }
}
