import type { PublicAnswers, PublicProfile } from "#core/contract/public-profile-schemas.ts"
import { AroundName } from "../components/around-name.tsx"
import { useMessages } from "../messages/messages-context.ts"
import { PublicNote } from "./public-note.tsx"
import { Reply } from "./reply.tsx"

interface PublicFeedbackProps {
  readonly items: PublicProfile["feedback"]
  readonly answers: PublicAnswers["answers"]
  readonly name: string | null
}

export const PublicFeedback = ({ items, answers, name }: PublicFeedbackProps) => {
  const visitorMessages = useMessages("visitor")
  if (items.length === 0) return null
  return (
    <section className="visitor-public">
      <h2>{visitorMessages.othersTitle}</h2>
      <p className="soft">
        <AroundName
          text={(each) => visitorMessages.othersText({ name: each })}
          name={name}
          plain={visitorMessages.othersTextPlain}
        />
      </p>
      <ol>
        {items.map((item, index) => (
          <li key={item.id}>
            <PublicNote item={item} index={index} />
            {answers
              .filter(({ id }) => id === item.id)
              .map((reply) => (
                <Reply key={reply.id} reply={reply} name={name} />
              ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
