import { PageTitle } from "../app/page-title.tsx"
import { PlainPage } from "../app/plain-page.tsx"
import { EmptyCells } from "../components/empty-cells.tsx"
import { useAddressIn } from "../components/language-context.ts"
import { useMessages } from "../messages/messages-context.ts"

export const NotFoundPage = () => {
  const commonMessages = useMessages("common")
  return (
    <PlainPage>
      <PageTitle page={commonMessages.notFoundTitle} />
      <div className="sheet empty shell-soon">
        <EmptyCells />
        <h1>{commonMessages.notFoundTitle}</h1>
        <p className="soft">{commonMessages.notFoundText}</p>
        <a className="button" href={useAddressIn()("/")}>
          {commonMessages.goHome}
        </a>
      </div>
    </PlainPage>
  )
}
