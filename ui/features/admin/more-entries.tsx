import { isUnauthorized } from "../../api/api-client.ts"
import { Button } from "../../components/button.tsx"
import { passFocusOn } from "../../components/focus-target.ts"
import { showProblem } from "../../components/toast-store.ts"
import { useMessages } from "../../messages/messages-context.ts"

export interface PagedQuery {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => Promise<{ readonly error: unknown }>
}

interface MoreEntriesProps {
  readonly query: PagedQuery
  readonly label: string
}

/** The last entry of a list that has more pages. When it goes, the first entry of the last page takes its focus. */
export const MoreEntries = ({ query, label }: MoreEntriesProps) => {
  const { didNotLoad, didNotLoadHint } = useMessages("common")
  const loadMore = async (): Promise<void> => {
    const { error } = await query.fetchNextPage()
    if (error !== null && !isUnauthorized(error)) showProblem(didNotLoad, didNotLoadHint)
  }
  return (
    query.hasNextPage && (
      <li ref={passFocusOn} className="portal-older">
        <Button busy={query.isFetchingNextPage} onClick={() => void loadMore()}>
          {label}
        </Button>
      </li>
    )
  )
}
