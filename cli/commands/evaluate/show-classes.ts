import type { ClassReport } from "#adapters/moderation/local/training/evaluate/evaluate.ts"
import { estimateText, partName, printSection } from "./show-figures.ts"

const classSummary = (title: string, reports: ReadonlyArray<ClassReport>) =>
  printSection(
    `${title}: how many are right`,
    ["language", "items", "accuracy", "macro-F1"],
    reports.map(({ language, items, accuracy, macroF1 }) => [
      partName(language),
      items,
      estimateText(accuracy),
      estimateText(macroF1)
    ])
  )

const perClass = (title: string, names: ReadonlyArray<string>, { classes }: ClassReport) =>
  printSection(
    `${title}: each one, all languages`,
    [title.toLowerCase(), "items", "precision", "recall"],
    classes.map(({ items, precision, recall }, one) => [
      names[one] ?? "",
      items,
      estimateText(precision),
      estimateText(recall)
    ])
  )

const confusion = (title: string, names: ReadonlyArray<string>, report: ClassReport) =>
  printSection(
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
    ...classSummary(title, reports),
    ...perClass(title, names, everything),
    ...confusion(title, names, everything)
  ]
}
