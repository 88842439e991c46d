import { AroundName } from "../components/around-name.tsx"
import { useMessages } from "../messages/messages-context.ts"

export const Question = ({ name }: { readonly name: string | null }) => {
  const { question, questionPlain } = useMessages("visitor")
  return <AroundName text={(each) => question({ firstName: each })} name={name} plain={questionPlain} />
}
