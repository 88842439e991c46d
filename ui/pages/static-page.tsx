import "../styles/static-page.css"
import type { ReactNode } from "react"
import { PageTitle } from "../app/page-title.tsx"
import { PlainPage } from "../app/plain-page.tsx"
import { TextSection } from "../features/static-pages/text-section.tsx"
import type { StaticText } from "../text/static-text.ts"

interface StaticPageProps {
  readonly text: StaticText
  readonly children?: ReactNode
}

export const StaticPage = ({ text, children }: StaticPageProps) => (
  <PlainPage>
    <PageTitle page={text.title} />
    <article className="static-text">
      <h1>{text.title}</h1>
      {text.effective !== undefined && <p className="soft static-effective">{text.effective}</p>}
      <p className="static-lead">{text.lead}</p>
      {text.sections.map((section) => (
        <TextSection key={section.heading} {...section} />
      ))}
      {children}
    </article>
  </PlainPage>
)
