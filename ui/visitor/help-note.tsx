import { helpNote } from "../messages/help-note.ts"

/** Where to find help. Shown by the browser alone: the server neither knows nor answers differently. */
export const HelpNote = () => (
  <section className="sheet help-note" aria-label={helpNote.title}>
    <h2>{helpNote.title}</h2>
    <p>{helpNote.text}</p>
    <ul>
      {helpNote.places.map(({ name, label, address }) => (
        <li key={address}>
          <a className="link" href={address} rel="noopener noreferrer">
            {label}
          </a>
          <span className="soft">{name}</span>
        </li>
      ))}
    </ul>
    <p className="soft">{helpNote.privacy}</p>
  </section>
)
