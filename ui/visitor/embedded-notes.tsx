import { renderToString } from "react-dom/server"
import type { SyndicatedNotes } from "#core/contract/visitor-page.ts"
import type { Language } from "#core/domain/languages/language.ts"
import { AroundName } from "../components/around-name.tsx"
import { useAddressIn } from "../components/language-context.ts"
import { LanguageProvider } from "../components/language-provider.tsx"
import { documentOf } from "../document/document.ts"
import type { PageAssets } from "../document/page-assets.ts"
import type { PageSettings } from "../document/page-settings.ts"
import { useMessages } from "../messages/messages-context.ts"
import { serverMessagesIn } from "../messages/server-messages.ts"
import { withoutBidiControls } from "../text/names.ts"
import { PublicNote } from "./public-note.tsx"

const EmbeddedNotes = ({ link, profile: { user, feedback } }: SyndicatedNotes) => {
  const addressIn = useAddressIn()
  const visitor = useMessages("visitor")
  const syndication = useMessages("syndication")
  const name = user.name?.trim() || visitor.nobody
  return (
    <main className="visitor-embedded visitor-public">
      <h1 className="small">
        <AroundName text={(each) => syndication.embeddedTitle({ name: each })} name={name} />
      </h1>
      {feedback.length === 0 && <p className="soft">{syndication.nothingYet}</p>}
      <ol>
        {feedback.map((item, index) => (
          <li key={item.id}>
            <PublicNote item={item} index={index} />
          </li>
        ))}
      </ol>
      <p>
        <a href={addressIn(`/${link}`)} target="_blank" rel="noopener noreferrer">
          <AroundName text={(each) => syndication.write({ name: each })} name={name} />
        </a>
      </p>
    </main>
  )
}

/** The public notes for an iframe: no script, no picture, and one link. */
export const renderEmbeddedNotes = (
  notes: SyndicatedNotes,
  settings: PageSettings,
  assets: PageAssets,
  language: Language
): string =>
  documentOf(
    {
      language,
      title:
        withoutBidiControls(notes.profile.user.name ?? "").trim() ||
        serverMessagesIn(language).visitor.nobody,
      meta: [["name", "robots", "noindex"]],
      body: renderToString(
        <LanguageProvider initial={language} messages={serverMessagesIn(language)}>
          <EmbeddedNotes {...notes} />
        </LanguageProvider>
      ),
      isScripted: false
    },
    assets,
    settings
  )
