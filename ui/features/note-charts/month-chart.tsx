import { useLanguage } from "../../components/language-context.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { monthYear } from "../../text/short-date.ts"
import { type MonthSums, type NoteTone, noteTones } from "./note-sums.ts"

const chart = { width: 300, height: 120, widestBar: 32, gap: 0.25 } as const

const sumOf = (counts: MonthSums["counts"]): number => noteTones.reduce((sum, tone) => sum + counts[tone], 0)

interface BarPart {
  readonly tone: NoteTone
  readonly y: number
  readonly height: number
}

const partsFromFoot = (counts: MonthSums["counts"], unit: number): ReadonlyArray<BarPart> => {
  let y: number = chart.height
  return noteTones
    .filter((tone) => counts[tone] > 0)
    .map((tone) => {
      const height = counts[tone] * unit
      y -= height
      return { tone, y, height }
    })
}

export const MonthChart = ({ months }: { readonly months: ReadonlyArray<MonthSums> }) => {
  const noteChartsMessages = useMessages("noteCharts")
  const { language } = useLanguage()
  const step = chart.width / months.length
  const barWidth = Math.min(chart.widestBar, step * (1 - chart.gap))
  const unit = chart.height / Math.max(...months.map(({ counts }) => sumOf(counts)))
  const [first, last] = [months[0]?.month ?? "", months.at(-1)?.month ?? ""]
  return (
    <figure className="charts-months">
      <svg viewBox={`0 0 ${chart.width} ${chart.height}`} aria-hidden="true">
        {months.map(({ month, counts }, index) => (
          <g key={month}>
            <title>
              {noteChartsMessages.inMonth({ month: monthYear(month, language), count: sumOf(counts) })}
            </title>
            {partsFromFoot(counts, unit).map(({ tone, y, height }) => (
              <rect
                key={tone}
                className={`charts-${tone}`}
                x={index * step + (step - barWidth) / 2}
                y={y}
                width={barWidth}
                height={height}
              />
            ))}
          </g>
        ))}
      </svg>
      <figcaption className="row between soft" aria-hidden="true">
        <span>{monthYear(first, language)}</span>
        {first !== last && <span>{monthYear(last, language)}</span>}
      </figcaption>
    </figure>
  )
}

/** For those who can't see the chart, and for paper. A table itself grows beyond any width that hides it. */
export const MonthTable = ({ months }: { readonly months: ReadonlyArray<MonthSums> }) => {
  const noteChartsMessages = useMessages("noteCharts")
  const { language } = useLanguage()
  return (
    <div className="charts-table">
      <table>
        <caption>{noteChartsMessages.byMonth}</caption>
        <thead>
          <tr>
            <th scope="col">{noteChartsMessages.month}</th>
            {noteTones.map((tone) => (
              <th key={tone} scope="col">
                {noteChartsMessages.tones[tone]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, counts }) => (
            <tr key={month}>
              <th scope="row">{monthYear(month, language)}</th>
              {noteTones.map((tone) => (
                <td key={tone}>{counts[tone]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
