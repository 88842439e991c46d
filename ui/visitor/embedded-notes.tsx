import type { SyndicatedNotes } from "#core/contract/visitor-page.ts"
import { AroundName } from "../components/around-name.tsx"
import { useAddressIn } from "../components/language-context.ts"
import { useMessages } from "../messages/messages-context.ts"
import { PublicNote } from "./public-note.tsx"

/** The public notes for an iframe: no script, no picture, and one link. */
export const EmbeddedNotes = ({ link, profile: { user, feedback } }: SyndicatedNotes) => {
  const addressIn = useAddressIn()
  const visitor = useMessages("visitor")
  const syndication = useMessages("syndication")
  const name = user.name?.trim() || visitor.nobody
  return (
    <main className="visitor-embedded visitor-public">
      <h1 className="small">
        <AroundName text={(each) => syndication.embeddedTitle({ name: each })} name={name} />
      </h1>
      {feedback.length === 0 && <p className="soft">{syndication.nothingYet}</p>}
      <ol>
        {feedback.map((item, index) => (
          <li key={item.id}>
            <PublicNote item={item} index={index} />
          </li>
        ))}
      </ol>
      <p>
        <a href={addressIn(`/${link}`)} target="_blank" rel="noopener noreferrer">
          <AroundName text={(each) => syndication.write({ name: each })} name={name} />
        </a>
      </p>
    </main>
  )
}
