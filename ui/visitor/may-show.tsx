import { AroundName } from "../components/around-name.tsx"
import { visitorMessages } from "../messages/visitor.ts"

/** Said on every page, whether or not its owner ever showed a note. */
export const MayShow = ({ name }: { readonly name: string | null }) =>
  name === null ? visitorMessages.mayShowPlain : <AroundName text={visitorMessages.mayShow} name={name} />
