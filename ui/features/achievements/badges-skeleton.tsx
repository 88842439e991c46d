import { badgeTiers } from "#core/domain/badges/badge.ts"
import { categories } from "#core/domain/categories/category.ts"
import { commonMessages } from "../../messages/common.ts"

export const BadgesSkeleton = () => (
  <>
    <p className="visually-hidden" role="status">
      {commonMessages.loading}
    </p>
    <section className="sheet special" aria-hidden="true">
      <span className="medal skeleton cell-shape" />
      <div className="grow">
        <span className="skeleton w-20" />
        <span className="skeleton w-40" />
        <span className="skeleton w-90" />
      </div>
    </section>
    <section className="sheet comb" aria-hidden="true">
      {categories.map((category) => (
        <article key={category}>
          <div className="lead">
            <span className="skeleton w-60" />
            <span className="skeleton w-40" />
            <span className="skeleton w-90" />
          </div>
          <ol>
            {badgeTiers.map((tier) => (
              <li key={tier} className="badge-shape">
                <span className="skeleton cell-shape" />
                <span className="skeleton w-60" />
              </li>
            ))}
          </ol>
        </article>
      ))}
    </section>
  </>
)
