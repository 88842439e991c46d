import { isNode, nodesOf, type SyntaxNode } from "./syntax.ts"

/** A place of a source, and what stands there instead. */
export type Edit = readonly [start: number, end: number, replacement: string]

type MutationOperator = (node: SyntaxNode, source: string) => ReadonlyArray<Edit>

const otherOperators: Readonly<Record<string, ReadonlyArray<string>>> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "&&": ["||"],
  "||": ["&&"],
  "++": ["--"],
  "--": ["++"],
  "+=": ["-="],
  "-=": ["+="]
}

const textOf = (node: unknown, source: string): string =>
  isNode(node) ? source.slice(node.start, node.end) : ""

const replaced = (node: unknown, ...replacements: ReadonlyArray<string>): ReadonlyArray<Edit> =>
  isNode(node) ? replacements.map((text) => [node.start, node.end, text]) : []

/** The operator stands between its operands; comments are not looked into. */
const binary: MutationOperator = (node, source) => {
  const { left, right, operator } = node
  if (!isNode(left) || !isNode(right) || typeof operator !== "string") return []
  if (operator === "??") return replaced(node, textOf(left, source))
  const at = source.indexOf(operator, left.end)
  return (otherOperators[operator] ?? []).map((other) => [at, at + operator.length, other])
}

const unary: MutationOperator = (node, source) =>
  node.operator === "!" || node.operator === "-" ? replaced(node, textOf(node.argument, source)) : []

const update: MutationOperator = (node, source) => {
  const { operator } = node
  if (typeof operator !== "string") return []
  return replaced(node, textOf(node, source).replace(operator, otherOperators[operator]?.[0] ?? operator))
}

const condition: MutationOperator = (node) => replaced(node.test, "true", "false")

/** A loop that never ends proves nothing. */
const loop: MutationOperator = (node) => replaced(node.test, "false")

const flags = (pattern: string, given: string): ReadonlyArray<string> =>
  [..."gi"].filter((flag) => given.includes(flag)).map((flag) => `/${pattern}/${given.replace(flag, "")}`)

const anchors = (pattern: string, given: string): ReadonlyArray<string> => [
  ...(pattern.startsWith("^") ? [`/${pattern.slice(1)}/${given}`] : []),
  ...(pattern.endsWith("$") ? [`/${pattern.slice(0, -1)}/${given}`] : [])
]

const literal: MutationOperator = (node) => {
  const { value, regex } = node
  if (typeof value === "number") return replaced(node, `${value + 1}`, `(${value - 1})`)
  if (typeof value === "boolean") return replaced(node, `${!value}`)
  if (typeof value === "string") return replaced(node, value === "" ? '"?"' : '""')
  if (typeof regex !== "object" || regex === null || !("pattern" in regex) || !("flags" in regex)) return []
  const [pattern, given] = [`${regex.pattern}`, `${regex.flags}`]
  return replaced(node, ...flags(pattern, given), ...anchors(pattern, given))
}

const template: MutationOperator = (node) => replaced(node, "``")

/** Each element leaves once. */
const list =
  (key: string): MutationOperator =>
  (node, source) => {
    const elements = nodesOf(node[key])
    const [open, close] = key === "properties" ? ["({", "})"] : ["[", "]"]
    return elements.flatMap((gone) => {
      const left = elements.filter((element) => element !== gone).map((element) => textOf(element, source))
      return replaced(node, `${open}${left.join(", ")}${close}`)
    })
  }

const statement: MutationOperator = (node) => replaced(node, ";")

const methods: Readonly<Record<string, string>> = {
  every: "some",
  some: "every",
  startsWith: "endsWith",
  endsWith: "startsWith",
  toLowerCase: "toUpperCase"
}

const dropped = new Set([
  "filter",
  "trim",
  "slice",
  "normalize",
  "replace",
  "replaceAll",
  "toSorted",
  "toWellFormed"
])

const call: MutationOperator = (node, source) => {
  const { callee } = node
  if (!isNode(callee) || callee.type !== "MemberExpression" || !isNode(callee.property)) return []
  const name = textOf(callee.property, source)
  if (dropped.has(name)) return replaced(node, textOf(callee.object, source))
  return Object.hasOwn(methods, name) ? replaced(callee.property, methods[name] ?? name) : []
}

/** `a?.b` without its question: `a.b`. */
const member: MutationOperator = (node, source) => {
  if (node.optional !== true || !isNode(node.object)) return []
  const at = source.indexOf("?.", node.object.end)
  return [[at, at + 2, node.computed === true ? "" : "."]]
}

export const operators: Readonly<Record<string, MutationOperator>> = {
  BinaryExpression: binary,
  LogicalExpression: binary,
  AssignmentExpression: binary,
  UnaryExpression: unary,
  UpdateExpression: update,
  ConditionalExpression: condition,
  IfStatement: condition,
  WhileStatement: loop,
  Literal: literal,
  TemplateLiteral: template,
  ArrayExpression: list("elements"),
  ObjectExpression: list("properties"),
  ExpressionStatement: statement,
  CallExpression: call,
  MemberExpression: member
}
