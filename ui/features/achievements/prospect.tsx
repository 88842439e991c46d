import { badgeTiers } from "#core/domain/badges/badge.ts"
import { categories } from "#core/domain/categories/category.ts"
import { pointsPerFeedback } from "#core/domain/points/category-points.ts"
import { CategoryGlyph } from "../../components/category-glyph.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { shortCategoryName } from "../../text/category-names.ts"

export const Prospect = () => {
  const categoriesMessages = useMessages("categories")
  const dashboardMessages = useMessages("dashboard")
  return (
    <>
      <p className="soft dashboard-prospect">{dashboardMessages.prospect({ goal: badgeTiers[0] })}</p>
      <dl className="dashboard-progress">
        {categories.map((category) => (
          <div key={category}>
            <dt>
              <CategoryGlyph category={category} />
              {shortCategoryName(category, categoriesMessages)}
            </dt>
            <dd className="soft">{dashboardMessages.pointsEach({ points: pointsPerFeedback[category] })}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
