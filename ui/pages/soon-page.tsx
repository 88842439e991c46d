import { Link } from "@tanstack/react-router"
import { PageTitle } from "../app/page-title.tsx"
import { EmptyCells } from "../components/empty-cells.tsx"
import { shellMessages } from "../messages/shell.ts"

interface SoonPageProps {
  readonly page: string
  readonly title: string
  readonly text: string
  readonly list?: ReadonlyArray<string>
}

export const SoonPage = ({ page, title, text, list = [] }: SoonPageProps) => (
  <section className="sheet empty soon">
    <PageTitle page={page} />
    <EmptyCells warm />
    <h1>{title}</h1>
    <p className="soft">{text}</p>
    {list.length > 0 && (
      <ul>
        {list.map((entry) => (
          <li key={entry} className="pill">
            {entry}
          </li>
        ))}
      </ul>
    )}
    <Link className="button" to="/">
      {shellMessages.backToDashboard}
    </Link>
  </section>
)
