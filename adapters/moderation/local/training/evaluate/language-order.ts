import { languages } from "../../engine/text/script.ts"

interface Sortable {
  readonly language: string | null
  readonly script?: string | null
  readonly tier?: string | null
  readonly label?: string
  readonly kind?: string | null
  readonly disguised?: boolean
}

const languageOrder: ReadonlyArray<string | null> = languages

const rankOf = ({ language }: Sortable): string => {
  const rank = languageOrder.indexOf(language)
  if (language === null) return "2"
  return rank === -1 ? `1${language}` : `0${rank}`
}

const sortKeyOf = (row: Sortable): ReadonlyArray<string> => [
  rankOf(row),
  row.tier ?? "",
  row.script ?? "",
  row.label ?? "",
  row.kind ?? "",
  String(row.disguised)
]

export const byLanguage = (one: Sortable, other: Sortable): number => {
  const [first, second] = [sortKeyOf(one), sortKeyOf(other)]
  const at = first.findIndex((key, index) => key !== second[index])
  return at === -1 ? 0 : (first[at] ?? "") < (second[at] ?? "") ? -1 : 1
}
