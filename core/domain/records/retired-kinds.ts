import type { Change } from "../hives/change.ts"

/** Kinds of earlier versions. Insights were stored as overviews; they are made anew. */
const retiredKinds: ReadonlySet<string> = new Set(["overview"])

export const isCurrentKind = ({ kind }: { readonly kind: string }): boolean => !retiredKinds.has(kind)

export const withoutRetired = ({ put, remove }: Change): Change => ({
  put: put.filter(isCurrentKind),
  remove: remove.filter(isCurrentKind)
})
