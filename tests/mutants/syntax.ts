import { parseSync } from "vite"

export type SyntaxNode = Readonly<Record<string, unknown>> & {
  readonly type: string
  readonly start: number
  readonly end: number
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  typeof value.type === "string" &&
  "start" in value &&
  "end" in value

export const nodesOf = (value: unknown): ReadonlyArray<SyntaxNode> =>
  Array.isArray(value) ? value.filter(isNode) : []

/** Tables of words and texts: a changed entry breaks no rule. */
const dataNames = new Set([
  "wellKnownPasswords",
  "reservedLinks",
  "generic",
  "country",
  "international",
  "fileSuffixTlds",
  "wordTlds",
  "strongTlds",
  "phrases",
  "english",
  "romanised",
  "native",
  "technologyNames",
  "contextWords",
  "sequences",
  "moderationLabels"
])

const isData = (node: SyntaxNode): boolean =>
  node.type === "VariableDeclarator" &&
  isNode(node.id) &&
  typeof node.id.name === "string" &&
  (dataNames.has(node.id.name) || /[tT]exts$/.test(node.id.name))

/** Types are gone when the program runs. */
const wrappers = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"])
const isType = ({ type }: SyntaxNode): boolean => type.startsWith("TS") && !wrappers.has(type)

const isSkipped = (node: SyntaxNode): boolean =>
  isType(node) || isData(node) || node.type === "ImportDeclaration" || node.type === "ExportAllDeclaration"

/** A name of a property is code only when it is computed. */
const childrenOf = (node: SyntaxNode): ReadonlyArray<SyntaxNode> =>
  Object.entries(node)
    .filter(([key]) => key !== "key" || node.computed === true)
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)

const walk = (node: SyntaxNode, visit: (node: SyntaxNode) => void): void => {
  if (isSkipped(node)) return
  visit(node)
  for (const child of childrenOf(node)) walk(child, visit)
}

/** All code of a source, without types, imports and tables of data. */
export const visitCode = (path: string, source: string, visit: (node: SyntaxNode) => void): void => {
  const { program, errors } = parseSync(path, source)
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`)
  const root: unknown = program
  if (isNode(root)) walk(root, visit)
}
