import type { ClassReport } from "#adapters/moderation/local/training/evaluate/evaluate.ts"
import { nameOf, section, shown } from "./show-figures.ts"

const summary = (title: string, reports: ReadonlyArray<ClassReport>) =>
  section(
    `${title}: how many are right`,
    ["language", "items", "accuracy", "macro-F1"],
    reports.map(({ language, items, accuracy, macroF1 }) => [
      nameOf(language),
      items,
      shown(accuracy),
      shown(macroF1)
    ])
  )

const perClass = (title: string, names: ReadonlyArray<string>, { classes }: ClassReport) =>
  section(
    `${title}: each one, all languages`,
    [title.toLowerCase(), "items", "precision", "recall"],
    classes.map(({ items, precision, recall }, one) => [
      names[one] ?? "",
      items,
      shown(precision),
      shown(recall)
    ])
  )

const confusion = (title: string, names: ReadonlyArray<string>, report: ClassReport) =>
  section(
    `${title}: rows are what people said, columns what was found`,
    ["", ...names],
    report.confusion.map((row, one) => [names[one] ?? "", ...row])
  )

export const showClasses = (
  title: string,
  names: ReadonlyArray<string>,
  reports: ReadonlyArray<ClassReport>
): ReadonlyArray<string> => {
  const everything = reports.find(({ language }) => language === null)
  if (everything === undefined) return []
  return [
    ...summary(title, reports),
    ...perClass(title, names, everything),
    ...confusion(title, names, everything)
  ]
}
