import { languages, scripts } from "../engine/text/script.ts"
import type { TrainingExample } from "./examples.ts"

const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)}`

export const shareOf = <Item>(items: ReadonlyArray<Item>, holds: (item: Item) => boolean): string =>
  percent(items.filter(holds).length, items.length)

export const f1Score = (hits: number, errors: number): number => (2 * hits) / Math.max(1, 2 * hits + errors)

export const printTable = (title: string, rows: ReadonlyArray<Record<string, string>>): void => {
  console.log(`\n${title}`)
  const heads = Object.keys(rows[0] ?? {})
  for (const row of [Object.fromEntries(heads.map((head) => [head, head])), ...rows])
    console.log(
      heads
        .map((head, at) => (at === 0 ? (row[head] ?? "").padEnd(14) : (row[head] ?? "").padStart(12)))
        .join("")
    )
}

export const perLanguage = <Item extends Pick<TrainingExample, "lang" | "script">>(
  examples: ReadonlyArray<Item>,
  rowFor: (examples: ReadonlyArray<Item>) => Record<string, string>
): ReadonlyArray<Record<string, string>> =>
  languages
    .flatMap((language) => [
      [language, examples.filter(({ lang }) => lang === language)] as const,
      ...scripts.map(
        (script) =>
          [
            `${language} ${script}`,
            examples.filter((one) => one.lang === language && one.script === script)
          ] as const
      )
    ])
    .filter(([name, some]) => some.length > 0 && name !== "en roman")
    .map(([name, some]) => ({ language: name, ...rowFor(some) }))
