import { useEffect, useRef } from "react"
import type { NoteLanguage } from "#core/domain/feedback/help-note.ts"
import { useSettings } from "../components/settings-context.ts"
import { helpNotes } from "../messages/help-note.ts"
import { indicLanguageOf } from "../text/script-language.ts"

const isBuiltIn = (language: string): language is NoteLanguage => language in helpNotes

/** The language of the text by its script, else the browser's first known language. */
const noteLanguageFor = (text: string): NoteLanguage =>
  indicLanguageOf(text) ??
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isBuiltIn) ??
  "en"

/**
 * Tells where to find help; scrolls into view without taking the focus. Shown by the browser alone: the server
 * doesn't know, and its response doesn't differ.
 */
export const HelpNote = ({ text }: { readonly text: string }) => {
  const { helpNotes: own } = useSettings()
  const language = noteLanguageFor(text)
  const note = { ...helpNotes[language], ...own[language] }
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.scrollIntoView({ block: "nearest" })
    // Where it is taller than the window, its last line would be the nearest.
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
      <p className="soft">{note.privacy}</p>
    </section>
  )
}
