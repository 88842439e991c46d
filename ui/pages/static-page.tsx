import { PageTitle } from "../app/page-title.tsx"
import { PlainPage } from "../app/plain-page.tsx"
import type { StaticText } from "../messages/static-pages.ts"

/** Security, Privacy, Terms: headings, paragraphs, lists. */
export const StaticPage = ({ text }: { readonly text: StaticText }) => (
  <PlainPage>
    <PageTitle page={text.title} />
    <article className="text">
      <h1>{text.title}</h1>
      {text.effective !== undefined && <p className="soft">{text.effective}</p>}
      {text.sections.map(({ heading, paragraphs, list }) => (
        <section key={heading} className="form">
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list !== undefined && (
            <ul>
              {list.map((entry) => (
                <li key={entry}>
                  <span className="cell" />
                  <span>{entry}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  </PlainPage>
)
