import type { AdminBadgeGroups } from "#core/contract/admin-schemas.ts"
import { ProgressBar } from "../../components/progress-bar.tsx"
import { Sentence } from "../../components/sentence.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { analyticsOf, type CategoryImages } from "./analytics.ts"

export const AnalyticsPanel = ({ groups }: { readonly groups: AdminBadgeGroups }) => {
  const adminMessages = useMessages("admin")
  const categoriesMessages = useMessages("categories")
  const { customImages, badges, complete, progress } = analyticsOf(groups, adminMessages, categoriesMessages)
  return (
    <div className="portal-groups">
      <div className="sheet pad">
        <dl className="portal-figures">
          <Figure label={adminMessages.customImages} count={customImages} all={badges} />
          <Figure label={adminMessages.categoriesComplete} count={complete} all={progress.length} />
        </dl>
        <p className="soft">{adminMessages.completeMeans}</p>
      </div>
      <section className="sheet pad">
        <h2 className="small">{adminMessages.progressTitle}</h2>
        <ul className="portal-progress">
          {progress.map((category) => (
            <CategoryLine key={category.label} category={category} />
          ))}
        </ul>
      </section>
    </div>
  )
}

interface FigureProps {
  readonly label: string
  readonly count: number
  readonly all: number
}

const Figure = ({ label, count, all }: FigureProps) => {
  const adminMessages = useMessages("admin")
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Sentence
          parts={adminMessages.share({
            part: count,
            all,
            b: (text) => <b>{text}</b>,
            soft: (text) => <span className="soft">{text}</span>
          })}
        />
      </dd>
    </div>
  )
}

const CategoryLine = ({ category: { label, own, all } }: { readonly category: CategoryImages }) => {
  const adminMessages = useMessages("admin")
  return (
    <li>
      <div className="row between wrap">
        <b>{label}</b>
        <span className="soft">{adminMessages.ownImages({ count: own, all })}</span>
      </div>
      <ProgressBar label={label} value={own} goal={all} />
    </li>
  )
}
