import { globSync, readFileSync } from "node:fs"
import { parseSync } from "vite"
import { type AstNode, isNode, nameOf, nodesIn } from "./architecture/ast.ts"

export interface ApiText {
  readonly path: string
  /** The text; expressions in it stand as `{}`. */
  readonly text: string
}

const cookedOf = ({ value }: AstNode): string =>
  typeof value === "object" && value !== null && "cooked" in value && typeof value.cooked === "string"
    ? value.cooked
    : ""

const textOf = (node: AstNode): string | null => {
  if (node.type === "TemplateLiteral") return nodesIn(node.quasis).map(cookedOf).join("{}")
  return node.type === "Literal" && typeof node.value === "string" ? node.value : null
}

const isSentence = (text: string): boolean => /^[\p{Lu}].* .*[.!?]$/su.test(text)

const failureMakers = new Set([
  "badRequest",
  "contentTooLarge",
  "failureResponse",
  "invalidInput",
  "unsupportedMediaType"
])

/** Whether a failure carries all texts in this node, even those that are no whole sentence. */
const holdsErrorTexts = (node: AstNode): boolean => {
  if (node.type === "CallExpression") return failureMakers.has(nameOf(node.callee))
  if (node.type === "VariableDeclarator") return nameOf(node.id).endsWith("Texts") && isNode(node.init)
  if (node.type === "MethodDefinition") return node.kind === "get" && nameOf(node.key) === "message"
  return node.type === "Property" && ["message", "text"].includes(nameOf(node.key))
}

const holdsResponseFields = ({ arguments: given }: AstNode): boolean =>
  nodesIn(given).some(({ type }) => type === "ObjectExpression")

/** Log lines and programming errors, which no response carries. */
const isInternal = (node: AstNode): boolean => {
  if (node.type === "NewExpression")
    return nameOf(node.callee).endsWith("Error") && !holdsResponseFields(node)
  if (node.type !== "CallExpression" || !isNode(node.callee)) return false
  return nameOf(node.callee.object) === "Effect" && /^(log|die)/.test(nameOf(node.callee.property))
}

const textsIn = (node: AstNode, isErrorText: boolean): ReadonlyArray<string> => {
  if (node.type === "TSLiteralType" || node.type.startsWith("Import") || isInternal(node)) return []
  const text = textOf(node)
  const own =
    text !== null && (isSentence(text) || (isErrorText && /^\p{Lu}.*\p{Ll}|\p{L} \p{L}/u.test(text)))
      ? [text]
      : []
  const isInside = isErrorText || holdsErrorTexts(node)
  return [
    ...own,
    ...Object.values(node)
      .flatMap(nodesIn)
      .flatMap((child) => textsIn(child, isInside))
  ]
}

/** Texts in these files that a response of the API may carry to people. */
export const apiTextsIn = (pattern: string): ReadonlyArray<ApiText> =>
  globSync(pattern).flatMap((path) => {
    const program: unknown = parseSync(path, readFileSync(path, "utf8")).program
    return isNode(program) ? textsIn(program, false).map((text) => ({ path, text })) : []
  })
