import { EmptyCells } from "../components/empty-cells.tsx"
import { useSettings } from "../components/settings-context.ts"
import { useMessages } from "../messages/messages-context.ts"
import { VisitorFrame } from "./visitor-frame.tsx"

/** For an unknown link. Not hydrated, so it has only links and text. */
export const ProfileNotFound = () => {
  const visitorDocumentMessages = useMessages("visitorDocuments")
  return (
    <VisitorFrame>
      <main className="visitor-page-center">
        <div className="sheet visitor-not-found">
          <EmptyCells />
          <h1>{visitorDocumentMessages.notFoundTitle}</h1>
          <p className="soft">{visitorDocumentMessages.notFoundText}</p>
          <div className="row wrap">
            <a className="button primary" href="/api/login?new=">
              {visitorDocumentMessages.createProfile}
            </a>
            <a className="button" href="/api/login?new=">
              {visitorDocumentMessages.join({ name: useSettings().name })}
            </a>
          </div>
        </div>
      </main>
    </VisitorFrame>
  )
}
