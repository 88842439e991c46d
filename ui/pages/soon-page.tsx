import { Link } from "@tanstack/react-router"
import { PageTitle } from "../app/page-title.tsx"
import { EmptyCells } from "../components/empty-cells.tsx"
import { useMessages } from "../messages/messages-context.ts"

interface SoonPageProps {
  readonly page: string
  readonly title: string
  readonly text: string
  readonly today: ReadonlyArray<{
    readonly topic: string
    readonly text: string
    readonly link?: string
    readonly path?: "/" | "/account"
    readonly hash?: string
  }>
}

export const SoonPage = ({ page, title, text, today }: SoonPageProps) => {
  const shellMessages = useMessages("shell")
  return (
    <section className="sheet empty shell-soon">
      <PageTitle page={page} />
      <EmptyCells warm />
      <h1>{title}</h1>
      <p className="soft">{text}</p>
      <ul>
        {today.map(({ topic, text, link, path, hash = "" }) => (
          <li key={topic}>
            <p>
              <b>{topic}</b>
            </p>
            <p className="soft">{text}</p>
            {path !== undefined && (
              <Link className="link" to={path} hash={hash}>
                {link}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Link className="button" to="/">
        {shellMessages.backToDashboard}
      </Link>
    </section>
  )
}
