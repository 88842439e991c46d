import { AroundName } from "../components/around-name.tsx"
import { useMessages } from "../messages/messages-context.ts"

export const Question = ({ name }: { readonly name: string | null }) => {
  const visitorMessages = useMessages("visitor")
  return name === null ? (
    visitorMessages.questionPlain
  ) : (
    <AroundName text={(each) => visitorMessages.question({ firstName: each })} name={name} />
  )
}
