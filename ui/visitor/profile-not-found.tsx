import { EmptyCells } from "../components/empty-cells.tsx"
import { useAddressIn } from "../components/language-context.ts"
import { useSettings } from "../components/settings-context.ts"
import { useMessages } from "../messages/messages-context.ts"
import { VisitorFrame } from "./visitor-frame.tsx"

/** Not hydrated, so it has only links and text. */
export const ProfileNotFound = () => {
  const visitorDocumentMessages = useMessages("visitorDocuments")
  const signUpAddress = useAddressIn()("/api/login?new=")
  return (
    <VisitorFrame>
      <main className="visitor-page-center">
        <div className="sheet visitor-not-found">
          <EmptyCells />
          <h1>{visitorDocumentMessages.notFoundTitle}</h1>
          <p className="soft">{visitorDocumentMessages.notFoundText}</p>
          <div className="row wrap">
            <a className="button primary" href={signUpAddress}>
              {visitorDocumentMessages.createProfile}
            </a>
            <a className="button" href={signUpAddress}>
              {visitorDocumentMessages.join({ name: useSettings().name })}
            </a>
          </div>
        </div>
      </main>
    </VisitorFrame>
  )
}
