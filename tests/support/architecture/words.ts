import type { Sources } from "./rules.ts"

const vagueNames = ["asked", "told", "said", "named", "given", "place", "part", "waiting", "rest", "left"]

const hangingStart = /^(?:What|Who|Whose|Those|These|The same|Of|As|By|So|Such|Nothing|Nobody)\b/

export const findVagueNames = (sources: Sources): ReadonlyArray<string> =>
  [...sources.values()].flatMap(({ path, exports, types }) =>
    [...new Set([...exports, ...types])]
      .filter((name) => vagueNames.includes(name.toLowerCase()))
      .map((name) => `${path}: ${name}`)
  )

export const findRepeatedTypes = (sources: Sources): ReadonlyArray<string> => {
  const files = new Map<string, ReadonlyArray<string>>()
  for (const { path, types } of sources.values()) {
    for (const name of types) files.set(name, [...(files.get(name) ?? []), path])
  }
  return [...files]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(", ")}`)
}

/** Characters. A shorter value may be the same by chance. */
const minCopyLength = 40

/** The guard's model was trained on sounds that its own table gives. */
const separateConstants: ReadonlySet<string> = new Set(["consonants"])

/** Constants and functions of one name and one value that several files declare, as `name: files`. */
export const findCopies = (sources: Sources): ReadonlyArray<string> => {
  const files = new Map<string, ReadonlyArray<string>>()
  for (const { path, constants } of sources.values()) {
    for (const [name, value] of constants) {
      if (value.length < minCopyLength || separateConstants.has(name)) continue
      const declaration = `${name} = ${value}`
      files.set(declaration, [...(files.get(declaration) ?? []), path])
    }
  }
  return [...files]
    .filter(([, paths]) => paths.length > 1)
    .map(([declaration, paths]) => `${declaration.split(" ", 1)}: ${paths.join(", ")}`)
}

export const findHangingComments = (sources: Sources): ReadonlyArray<string> =>
  [...sources.values()].flatMap(({ path, comments }) =>
    comments.filter((text) => hangingStart.test(text)).map((text) => `${path}: ${text}`)
  )
