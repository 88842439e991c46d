/** A node of a parsed source file. */
export type AstNode = Readonly<Record<string, unknown>> & { readonly type: string }

export const isNode = (value: unknown): value is AstNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"

/** Nodes in a field of another one, which holds one or several. */
export const nodesIn = (value: unknown): ReadonlyArray<AstNode> =>
  (Array.isArray(value) ? value : [value]).filter(isNode)

export const nameOf = (value: unknown): string =>
  isNode(value) && typeof value.name === "string" ? value.name : ""

/** The part of a source that a node was parsed from. */
export const textOf = ({ start, end }: AstNode, source: string): string =>
  typeof start === "number" && typeof end === "number" ? source.slice(start, end) : ""
