import { FailedToLoad } from "../components/failed-to-load.tsx"
import { commonMessages } from "../messages/common.ts"
import { PageTitle } from "./page-title.tsx"
import { PlainPage } from "./plain-page.tsx"

/** A page that could not be drawn, e.g. because a newer version has taken the place of its files. */
export const FailedPage = () => (
  <PlainPage>
    <PageTitle page={commonMessages.didNotLoad} />
    <div className="sheet soon">
      <FailedToLoad onRetry={() => window.location.reload()} />
    </div>
  </PlainPage>
)
