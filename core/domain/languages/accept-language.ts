import { defaultLanguage, type Language, languages, statedLanguage } from "./language.ts"

/** Characters. Browsers send less than 200; a longer header counts as none. */
const maxHeaderLength = 500

const rangePattern =
  /^\s*([a-z]{1,8}|\*)(?:-[a-z0-9-]*)?\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i

interface Preference {
  readonly quality: number
  readonly rank: number
}

/** Keyed by primary subtag in lower case, or "*"; regions are ignored. */
const preferencesIn = (header: string): ReadonlyMap<string, Preference> => {
  const preferences = new Map<string, Preference>()
  for (const [rank, part] of header.split(",").entries()) {
    const [, range, quality = "1"] = rangePattern.exec(part) ?? []
    if (range === undefined) continue
    const primary = range.toLowerCase()
    const known = preferences.get(primary)
    if (known === undefined || known.quality < Number(quality))
      preferences.set(primary, { quality: Number(quality), rank })
  }
  return preferences
}

const acceptedLanguage = (header: string): Language => {
  const preferences = preferencesIn(header)
  const offers = languages.flatMap((language) => {
    const preference = preferences.get(language) ?? preferences.get("*")
    return preference === undefined || preference.quality === 0 ? [] : [{ language, ...preference }]
  })
  const [best] = offers.sort((a, b) => b.quality - a.quality || a.rank - b.rank)
  return best?.language ?? defaultLanguage
}

export const negotiatedLanguage = (
  parameters: URLSearchParams,
  acceptLanguage: string | null | undefined
): Language => {
  const header = acceptLanguage ?? ""
  return (
    statedLanguage(parameters) ??
    (header.length > maxHeaderLength ? defaultLanguage : acceptedLanguage(header))
  )
}
