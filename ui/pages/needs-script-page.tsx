import { PlainPage } from "../app/plain-page.tsx"
import { EmptyCells } from "../components/empty-cells.tsx"
import { useAddressIn } from "../components/language-context.ts"
import { useMessages } from "../messages/messages-context.ts"

export const NeedsScriptPage = () => {
  const needsScriptMessages = useMessages("needsScript")
  const commonMessages = useMessages("common")
  return (
    <PlainPage>
      <div className="sheet empty">
        <EmptyCells />
        <h1>{needsScriptMessages.title}</h1>
        <p className="soft">{needsScriptMessages.text}</p>
        <a className="button" href={useAddressIn()("/")}>
          {commonMessages.goHome}
        </a>
      </div>
    </PlainPage>
  )
}
