import type { PublicProfile } from "#core/contract/public-profile-schemas.ts"
import { AroundName } from "../components/around-name.tsx"
import { visitorMessages } from "../messages/visitor.ts"
import { aliasOf } from "../text/names.ts"
import { languageOf } from "../text/script-language.ts"
import { shortDate } from "../text/short-date.ts"

interface PublicFeedbackProps {
  readonly items: PublicProfile["feedback"]
  /** What to call the owner; null when nothing short is known. */
  readonly name: string | null
}

export const PublicFeedback = ({ items, name }: PublicFeedbackProps) => {
  if (items.length === 0) return null
  return (
    <section className="public">
      <h2>{visitorMessages.othersTitle}</h2>
      <p className="soft">
        {name === null ? (
          visitorMessages.othersTextPlain
        ) : (
          <AroundName text={visitorMessages.othersText} name={name} />
        )}
      </p>
      <ol>
        {items.map((item, index) => (
          <li key={item.id}>
            <p className="alias">
              <span className="cell" />
              <b>{aliasOf(index)}</b>{" "}
              <time dateTime={item.createdAt.slice(0, 10)}>{shortDate(item.createdAt)}</time>
            </p>
            <p className="read" dir="auto" lang={languageOf(item.content)}>
              {item.content}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
