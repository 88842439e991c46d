import { FailedToLoad } from "../components/failed-to-load.tsx"
import { useMessages } from "../messages/messages-context.ts"
import { PageTitle } from "./page-title.tsx"
import { PlainPage } from "./plain-page.tsx"

/** Shown when a page can't be rendered, e.g. because a newer version has replaced its files. */
export const FailedPage = () => {
  const commonMessages = useMessages("common")
  return (
    <PlainPage>
      <PageTitle page={commonMessages.didNotLoad} />
      <div className="sheet shell-soon">
        <FailedToLoad onRetry={() => window.location.reload()} />
      </div>
    </PlainPage>
  )
}
