import { Link } from "@tanstack/react-router"
import { ArrowRightIcon, ChevronRightIcon } from "../../components/icons.tsx"
import { CheckIcon } from "../../components/visitor-icons.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import type { FindingName } from "../../text/finding-name.ts"
import { phraseText } from "../../text/insight-text.ts"
import { languageOf } from "../../text/script-language.ts"
import type { InsightFinding } from "./insight.ts"

interface FindingsProps {
  readonly title: string
  readonly side: FindingName["side"]
  readonly findings: ReadonlyArray<InsightFinding>
}

export const Findings = ({ title, side, findings }: FindingsProps) =>
  findings.length === 0 ? null : (
    <div>
      <h3>{title}</h3>
      <ul className={`insights-${side}`}>
        {findings.map((finding) => (
          <li key={finding.phrase}>
            <FindingRow finding={finding} side={side} />
          </li>
        ))}
      </ul>
    </div>
  )

interface FindingRowProps {
  readonly finding: InsightFinding
  readonly side: FindingName["side"]
}

/** A phrase of a service may be in another language than the page. */
const Phrase = ({ phrase }: Pick<InsightFinding, "phrase">) => {
  const text = phraseText(phrase, useMessages("insightPhrases"))
  return (
    <span className="grow" lang={languageOf(text)}>
      {text}
    </span>
  )
}

const FindingRow = ({ finding: { phrase, count }, side }: FindingRowProps) => {
  const insightMessages = useMessages("insights")
  const icon = side === "strength" ? <CheckIcon size="small" /> : <ArrowRightIcon size="small" />
  if (count === 0) {
    return (
      <p className="insights-finding">
        {icon}
        <Phrase phrase={phrase} />
      </p>
    )
  }
  return (
    <Link className="insights-finding" to="/feedback" search={{ [side]: phrase }}>
      {icon}
      <Phrase phrase={phrase} />
      <span className="row soft">
        {insightMessages.notes({ count })}
        <ChevronRightIcon size="small" className="insights-chevron" />
      </span>
    </Link>
  )
}
