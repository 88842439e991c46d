import { badgeTiers } from "#core/domain/badges/badge.ts"
import { categories } from "#core/domain/categories/category.ts"
import { useMessages } from "../../messages/messages-context.ts"

export const BadgesSkeleton = () => {
  const commonMessages = useMessages("common")
  return (
    <>
      <p className="visually-hidden" role="status">
        {commonMessages.loading}
      </p>
      <section className="sheet achievements-special" aria-hidden="true">
        <span className="achievements-medal skeleton achievements-cell-shape" />
        <div className="grow">
          <span className="skeleton w-20" />
          <span className="skeleton w-40" />
          <span className="skeleton w-90" />
        </div>
      </section>
      <section className="sheet achievements-grid" aria-hidden="true">
        {categories.map((category) => (
          <article key={category}>
            <div className="achievements-lead">
              <span className="skeleton w-60" />
              <span className="skeleton w-40" />
              <span className="skeleton w-90" />
            </div>
            <ol>
              {badgeTiers.map((tier) => (
                <li key={tier} className="achievements-badge-shape">
                  <span className="skeleton achievements-cell-shape" />
                  <span className="skeleton w-60" />
                </li>
              ))}
            </ol>
          </article>
        ))}
      </section>
    </>
  )
}
