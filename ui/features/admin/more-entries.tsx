import { Button } from "../../components/button.tsx"
import { passFocusOn } from "../../components/focus-target.ts"

export interface PagedQuery {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

interface MoreEntriesProps {
  readonly query: PagedQuery
  readonly label: string
}

/** The last entry of a list that has more pages. When it goes, the first entry of the last page takes its focus. */
export const MoreEntries = ({ query, label }: MoreEntriesProps) =>
  query.hasNextPage && (
    <li ref={passFocusOn} className="portal-older">
      <Button busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
        {label}
      </Button>
    </li>
  )
