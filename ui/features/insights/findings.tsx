import { ArrowRightIcon, ChevronRightIcon } from "../../components/icons.tsx"
import { CheckIcon } from "../../components/visitor-icons.tsx"
import { insightMessages } from "../../messages/insights.ts"
import { languageOf } from "../../text/script-language.ts"
import type { Finding } from "./insight.ts"

export type TextOf = (id: string) => string | undefined

interface FindingsProps {
  readonly title: string
  readonly kind: "strength" | "area"
  readonly findings: ReadonlyArray<Finding>
  readonly textOf: TextOf
}

export const Findings = ({ title, kind, findings, textOf }: FindingsProps) =>
  findings.length === 0 ? null : (
    <div>
      <h3>{title}</h3>
      <ul className={`findings ${kind}`}>
        {findings.map((finding) => (
          <li key={finding.phrase}>
            <FindingRow finding={finding} kind={kind} textOf={textOf} />
          </li>
        ))}
      </ul>
    </div>
  )

const quotesShown = 3

interface FindingRowProps {
  readonly finding: Finding
  readonly kind: FindingsProps["kind"]
  readonly textOf: TextOf
}

/** Opens to the very words behind it: nobody has to believe a summary. */
const FindingRow = ({ finding: { phrase, count, ids }, kind, textOf }: FindingRowProps) => {
  const quotes = ids.flatMap((id) => textOf(id) ?? []).slice(0, quotesShown)
  const line = (
    <>
      {kind === "strength" ? <CheckIcon size="small" /> : <ArrowRightIcon size="small" />}
      <span className="grow">{phrase}</span>
      {count > 0 && <span className="soft">{insightMessages.times(count)}</span>}
    </>
  )
  if (quotes.length === 0) return <p className="finding">{line}</p>
  return (
    <details>
      <summary className="finding">
        {line}
        <ChevronRightIcon size="small" className="chevron" />
      </summary>
      <ul className="quotes">
        {quotes.map((quote, index) => (
          <li key={index} dir="auto" lang={languageOf(quote)}>
            {quote}
          </li>
        ))}
      </ul>
    </details>
  )
}
