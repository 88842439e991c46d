import { AroundName } from "../components/around-name.tsx"
import { useMessages } from "../messages/messages-context.ts"

/** Said on every page, whether or not its owner ever showed a note. */
export const MayShow = ({ name }: { readonly name: string | null }) => {
  const { mayShow, mayShowPlain } = useMessages("visitor")
  return <AroundName text={(each) => mayShow({ name: each })} name={name} plain={mayShowPlain} />
}
