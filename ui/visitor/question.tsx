import { AroundName } from "../components/around-name.tsx"
import { visitorMessages } from "../messages/visitor.ts"

export const Question = ({ name }: { readonly name: string | null }) =>
  name === null ? visitorMessages.questionPlain : <AroundName text={visitorMessages.question} name={name} />
