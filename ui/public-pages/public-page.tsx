import { OperatorLinks } from "../components/operator-links.ts"
import { pageEntryOf } from "./page-table.tsx"
import type { PublicPageContext } from "./public-page-context.ts"

export const PublicPage = ({ place }: { readonly place: PublicPageContext }) => {
  const { Page } = pageEntryOf(place.pathname)
  return (
    <OperatorLinks value={place}>
      <Page {...place} />
    </OperatorLinks>
  )
}
