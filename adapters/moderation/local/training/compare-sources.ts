import type { TrainingSource } from "./sources.ts"

interface ExpectedChanges {
  readonly changed: ReadonlyArray<string>
  readonly without: ReadonlyArray<string>
}

/**
 * Reasons why a model of these sources must not replace the last one, one line each; empty if it may. An unintended
 * difference would produce another model that looks like the last.
 */
export const objections = (
  last: ReadonlyArray<TrainingSource>,
  found: ReadonlyArray<TrainingSource>,
  { changed, without }: ExpectedChanges
): ReadonlyArray<string> => {
  const missing = last
    .filter(({ name }) => !without.includes(name) && !found.some((one) => one.name === name))
    .map(({ name, sha256, rows }) => `${name} is missing (${rows} rows, SHA-256 ${sha256})`)
  const different = found
    .filter(({ name }) => !changed.includes(name))
    .flatMap(({ name, sha256 }) => {
      const known = last.find((one) => one.name === name)
      if (known === undefined) return [`${name} is new`]
      return known.sha256 === sha256
        ? []
        : [`${name} has changed (SHA-256 ${sha256}; the last model's was ${known.sha256})`]
    })
  const unknown = [...changed, ...without]
    .filter((name) => ![...last, ...found].some((one) => one.name === name))
    .map((name) => `${name} is no source`)
  return [...missing, ...different, ...unknown]
}
