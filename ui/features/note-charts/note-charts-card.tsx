import { useQuery } from "@tanstack/react-query"
import { useMessages } from "../../messages/messages-context.ts"
import { shortCategoryName } from "../../text/category-names.ts"
import { feedbackQuery } from "../feedback/queries/feedback-queries.ts"
import { MonthChart, MonthTable } from "./month-chart.tsx"
import { noteTones, sumNotes } from "./note-sums.ts"

export const NoteChartsCard = () => {
  const categoriesMessages = useMessages("categories")
  const noteChartsMessages = useMessages("noteCharts")
  const feedback = useQuery(feedbackQuery)
  const sums = feedback.data === undefined ? null : sumNotes(feedback.data)
  if (sums === null) return null
  const tones = noteTones.filter((tone) => sums.months.some(({ counts }) => counts[tone] > 0))
  const mostInCategory = Math.max(...sums.categories.map(([, count]) => count))
  return (
    <section className="sheet pad charts-card">
      <h2 className="small">{noteChartsMessages.title}</h2>
      <div className="charts-parts">
        <div>
          <MonthChart months={sums.months} />
          <MonthTable months={sums.months} />
          <ul className="charts-tones soft" aria-hidden="true">
            {tones.map((tone) => (
              <li key={tone} className={`charts-${tone}`}>
                {noteChartsMessages.tones[tone]}
              </li>
            ))}
          </ul>
        </div>
        <dl className="charts-categories">
          {sums.categories.map(([category, count]) => (
            <div key={category}>
              <dt>{shortCategoryName(category, categoriesMessages)}</dt>
              <dd>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(count / mostInCategory) * 100} height="8" />
                </svg>
                {count}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
