import { useMessages } from "../messages/messages-context.ts"
import { passFocusOn } from "./focus-target.ts"

export const NotSaved = () => {
  const commonMessages = useMessages("common")
  return <span className="pill honey">{commonMessages.notSaved}</span>
}

export const DiscardUnsaved = ({ onDiscard }: { readonly onDiscard: () => void }) => {
  const commonMessages = useMessages("common")
  return (
    <>
      <button ref={passFocusOn} type="button" className="button ghost" onClick={onDiscard}>
        {commonMessages.discard}
      </button>
      <NotSaved />
    </>
  )
}
