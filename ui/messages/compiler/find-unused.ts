import type { MessageBranch } from "./message-tree.ts"

const escaped = (text: string): string => text.replace(/[-.]/g, "\\$&")

/** Whether a source may read the messages of an area: by hook, as a parameter's type, or out of a catalogue. */
const readsArea = (source: string, area: string): boolean => {
  const type = `${area.charAt(0).toUpperCase()}${area.slice(1)}Messages`
  return new RegExp(`"${area}"|\\b${type}\\b|[.{,]\\s*${area}\\b`).test(source)
}

/** Names below an area that no source which reads the area mentions, as `area.name`. */
export const findUnused = (
  areas: ReadonlyMap<string, MessageBranch>,
  sources: ReadonlyArray<string>
): ReadonlyArray<string> =>
  [...areas].flatMap(([area, { children }]) => {
    const text = sources.filter((source) => readsArea(source, area)).join("\n")
    return [...children.keys()]
      .filter((name) => !new RegExp(`[.{,"]\\s*${escaped(name)}\\b`).test(text))
      .map((name) => `${area}.${name}`)
  })
