import { Fragment, type MouseEvent } from "react"
import {
  type Language,
  languageNames,
  languageParameter,
  languages
} from "#core/domain/languages/language.ts"
import { useMessages } from "../messages/messages-context.ts"
import { addressOfLanguage, useLanguage } from "./language-context.ts"

interface LanguageSwitchProps {
  readonly onChoose?: (language: Language) => void
}

const stateInAddress = (language: Language): void => {
  const address = new URL(window.location.href)
  address.searchParams.set(languageParameter, language)
  window.history.replaceState(window.history.state, "", address)
}

export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Links, because visitor pages work without JavaScript. Spaces separate them where styles don't load. */
export const LanguageSwitch = ({ onChoose = stateInAddress }: LanguageSwitchProps) => {
  const everyPageMessages = useMessages("everyPage")
  const { language: current, query, show, failureNote } = useLanguage()
  const choose =
    (language: Language) =>
    (event: MouseEvent): void => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      void show(language).then((isShown) => isShown && onChoose(language))
    }
  return (
    <>
      <nav className="languages" aria-label={everyPageMessages.language}>
        {languages.map((language) => (
          <Fragment key={language}>
            {" "}
            <a
              href={addressOfLanguage(query, language)}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? "true" : undefined}
              onClick={choose(language)}
            >
              {languageNames[language]}
            </a>
          </Fragment>
        ))}
      </nav>
      {failureNote}
    </>
  )
}
