import { FailedToLoad } from "../components/failed-to-load.tsx"
import { commonMessages } from "../messages/common.ts"
import { PageTitle } from "./page-title.tsx"
import { PlainPage } from "./plain-page.tsx"

/** Shown when a page can't be rendered, e.g. because a newer version has replaced its files. */
export const FailedPage = () => (
  <PlainPage>
    <PageTitle page={commonMessages.didNotLoad} />
    <div className="sheet shell-soon">
      <FailedToLoad onRetry={() => window.location.reload()} />
    </div>
  </PlainPage>
)
