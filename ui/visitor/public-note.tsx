import type { PublicProfile } from "#core/contract/public-profile-schemas.ts"
import { useLanguage } from "../components/language-context.ts"
import { useMessages } from "../messages/messages-context.ts"
import { foldLineBreaks } from "../text/line-breaks.ts"
import { aliasOf } from "../text/names.ts"
import { languageOf } from "../text/script-language.ts"
import { shortDate } from "../text/short-date.ts"

interface PublicNoteProps {
  readonly item: Pick<PublicProfile["feedback"][number], "content" | "createdAt">
  readonly index: number
}

export const PublicNote = ({ item, index }: PublicNoteProps) => {
  const { language } = useLanguage()
  const visitorMessages = useMessages("visitor")
  return (
    <>
      <p className="alias">
        <span className="cell" />
        <b>{aliasOf(index, visitorMessages)}</b>{" "}
        <time suppressHydrationWarning dateTime={item.createdAt.slice(0, 10)}>
          {shortDate(item.createdAt, language)}
        </time>
      </p>
      <p className="read" dir="auto" lang={languageOf(item.content)}>
        {foldLineBreaks(item.content)}
      </p>
    </>
  )
}
