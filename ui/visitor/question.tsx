import { AroundName } from "../components/around-name.tsx"
import { visitorMessages } from "../messages/visitor.ts"

/** What the note answers; `name` is what to call the owner. */
export const Question = ({ name }: { readonly name: string | null }) =>
  name === null ? visitorMessages.questionPlain : <AroundName text={visitorMessages.question} name={name} />
