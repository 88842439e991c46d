import type { Language } from "#core/domain/languages/language.ts"
import { useMessages } from "../messages/messages-context.ts"
import { addressOfLanguage, useLanguage } from "./language-context.ts"

interface LoadFailureProps {
  readonly language: Language
}

/** Browsers don't load a script again that failed once, so only the server can send the page in that language. */
const LoadFailure = ({ language }: LoadFailureProps) => {
  const { connectionError, connectionErrorHint, tryAgain } = useMessages("common")
  const { query } = useLanguage()
  return (
    <p role="alert" className="field-message bad">
      <span>
        <b>{connectionError}</b> {connectionErrorHint}{" "}
        <a className="link" href={addressOfLanguage(query, language)}>
          {tryAgain}
        </a>
      </span>
    </p>
  )
}

export const noteOfFailure = (language: Language) => <LoadFailure language={language} />
