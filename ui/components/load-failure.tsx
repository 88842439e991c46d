import { useMessages } from "../messages/messages-context.ts"

/** Says that messages of another language could not be loaded. */
export const LoadFailure = () => {
  const { connectionError, connectionErrorHint } = useMessages("common")
  return (
    <p role="alert" className="field-message bad">
      <b>{connectionError}</b> {connectionErrorHint}
    </p>
  )
}
