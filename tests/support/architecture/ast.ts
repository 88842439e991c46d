export type AstNode = Readonly<Record<string, unknown>> & { readonly type: string }

export const isNode = (value: unknown): value is AstNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"

export const nodesIn = (value: unknown): ReadonlyArray<AstNode> =>
  (Array.isArray(value) ? value : [value]).filter(isNode)

export const nameOf = (value: unknown): string =>
  isNode(value) && typeof value.name === "string" ? value.name : ""

export const textOf = ({ start, end }: AstNode, source: string): string =>
  typeof start === "number" && typeof end === "number" ? source.slice(start, end) : ""
