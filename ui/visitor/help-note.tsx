import { useEffect, useRef } from "react"
import type { HelpNotes, NoteLanguage } from "#core/domain/feedback/help-note.ts"
import { helpNotes } from "../messages/help-note.ts"
import { languageOf } from "../text/script-language.ts"

interface HelpNoteProps {
  /** What was written. */
  readonly text: string
  /** The words and places of whoever runs this server. */
  readonly own: HelpNotes | undefined
}

const isBuiltIn = (language: string): language is NoteLanguage => language in helpNotes

/** The language that somebody writes in, as its letters tell it, or else the first of the browser's that is known. */
const noteLanguageFor = (text: string): NoteLanguage =>
  languageOf(text) ?? navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isBuiltIn) ?? "en"

/**
 * Where to find help, part of the note's card; comes into sight without taking the focus. Shown by the browser alone:
 * the server neither knows nor answers differently.
 */
export const HelpNote = ({ text, own }: HelpNoteProps) => {
  const language = noteLanguageFor(text)
  const note = { ...helpNotes[language], ...own?.[language] }
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.scrollIntoView({ block: "nearest" }), [])
  return (
    <section ref={section} className="help-note" aria-label={note.title} lang={language}>
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
