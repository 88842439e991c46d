/** One bullet, table row or paragraph of the specification. */
export interface SpecLine {
  /** The line's name in tests: the section's number, the subheading if there is one, the place under it from 1. */
  readonly place: string
  readonly text: string
}

interface SpecHeading {
  readonly heading: string
  readonly count: number
}

const nowhere: SpecHeading = { heading: "", count: 0 }

const isTableHead = (line: string, next: string | undefined): boolean => /^\|[\s:|-]+\|$/.test(next ?? line)

const isContent = (line: string): boolean => line.trim() !== "" && !line.startsWith("#")

const headingAfter = (line: string, { heading }: SpecHeading): string => {
  const section = /^## (\d+)\./.exec(line)
  if (section !== null) return section[1] ?? ""
  if (line.startsWith("## ")) return ""
  return `${heading.split(" ")[0]} ${line.replace(/^#+ /, "").replace(/ \(.*\)$/, "")}`
}

/** The lines of the numbered sections, in order; heads of tables are none. */
export const specLinesOf = (spec: string): ReadonlyArray<SpecLine> => {
  const lines = spec.split("\n")
  const found: Array<SpecLine> = []
  let place = nowhere
  for (const [index, line] of lines.entries()) {
    if (/^##/.test(line)) place = { heading: headingAfter(line, place), count: 0 }
    else if (place.heading !== "" && isContent(line) && !isTableHead(line, lines[index + 1])) {
      if (isTableHead(line, undefined)) continue
      place = { ...place, count: place.count + 1 }
      found.push({ place: `${place.heading} ${place.count}`, text: line.replace(/^- /, "") })
    }
  }
  return found
}
