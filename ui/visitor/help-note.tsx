import { useEffect, useRef } from "react"
import type { Language } from "#core/domain/languages/language.ts"
import { useLanguage } from "../components/language-context.ts"
import { useSettings } from "../components/settings-context.ts"
import { MessagesContext, useMessages } from "../messages/messages-context.ts"
import { visitorMessagesIn } from "../messages/visitor-messages.ts"
import { indicLanguageOf } from "../text/script-language.ts"
import { builtInHelpNote } from "./built-in-help-note.ts"

/**
 * Tells where to find help, in the language of the text by its script, or else of the page. Shown by the browser alone:
 * the server doesn't know, and its response doesn't differ.
 */
export const HelpNote = ({ text }: { readonly text: string }) => {
  const { language: pageLanguage } = useLanguage()
  const language = indicLanguageOf(text) ?? pageLanguage
  return (
    <MessagesContext value={visitorMessagesIn(language)}>
      <HelpNoteIn language={language} />
    </MessagesContext>
  )
}

const HelpNoteIn = ({ language }: { readonly language: Language }) => {
  const { helpNotes } = useSettings()
  const helpNoteMessages = useMessages("helpNote")
  const note = helpNotes[language] ?? builtInHelpNote(helpNoteMessages)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.scrollIntoView({ block: "nearest" })
    // A note taller than the window would otherwise show its end instead of its heading.
    section.current?.firstElementChild?.scrollIntoView({ block: "nearest" })
  }, [])
  return (
    <section ref={section} className="visitor-help-note" aria-label={note.title} lang={language}>
      <h2>{note.title}</h2>
      <p>{note.text}</p>
      <ul>
        {note.places.map(({ name, label, address }) => (
          <li key={address}>
            <a className="link" href={address} rel="noopener noreferrer">
              {label}
            </a>
            <span className="soft">{name}</span>
          </li>
        ))}
      </ul>
      <p className="soft">{helpNoteMessages.privacy}</p>
    </section>
  )
}
