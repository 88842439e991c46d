import { rejectionKinds } from "#core/domain/feedback/rejection-kinds.ts"
import { useLanguage } from "../components/language-context.ts"
import { useSettings } from "../components/settings-context.ts"
import { useMeasurements } from "../components/use-measurements.ts"
import { MeasuredClaims } from "../features/static-pages/measured-claims.tsx"
import { TextSection } from "../features/static-pages/text-section.tsx"
import type { RejectionKindsMessages, SecurityMessages } from "../messages/generated/catalogue.ts"
import { useMessages } from "../messages/messages-context.ts"
import type { Claim } from "../text/claims.ts"
import { formatList } from "../text/lists.ts"
import type { Measurement } from "../text/measurements.ts"
import type { StaticSection } from "../text/static-text.ts"
import { StaticPage } from "./static-page.tsx"

const filteringSection = (
  { filtering }: SecurityMessages,
  hasMarketingFigures: boolean,
  measured: string,
  criteria: RejectionKindsMessages["criteria"]
): StaticSection => {
  const [guard, limits, kinds] = filtering.paragraphs
  return {
    id: "criteria",
    heading: hasMarketingFigures ? filtering.headingWithClaim : filtering.heading,
    measured,
    paragraphs: [guard, hasMarketingFigures ? `${filtering.claim} ${limits}` : limits, kinds],
    list: rejectionKinds.map((kind) => criteria[kind]),
    link: { text: filtering.link, href: `#${"harmful-content" satisfies Claim}` }
  }
}

const useFilteringFigures = (measurement: Measurement | null): string => {
  const { filtering } = useMessages("security")
  const { notMeasured } = useMessages("measuredClaims")
  const { language } = useLanguage()
  if (measurement === null) return notMeasured
  return filtering.measured({ figures: formatList(measurement.figures.map(filtering.figure), language) })
}

export const SecurityPage = () => {
  const security = useMessages("security")
  const { support } = useMessages("staticPages")
  const { criteria } = useMessages("rejectionKinds")
  const receiptLimits = useMessages("receiptLimits")
  const { hasMarketingFigures } = useSettings()
  const measured = useFilteringFigures(useMeasurements()["harmful-content"])
  const { title, lead, visitors, encryption, accounts, verify, limits } = security
  const filtering = filteringSection(security, hasMarketingFigures, measured, criteria)
  const sections = [visitors, encryption, filtering, accounts]
  return (
    <StaticPage text={{ title, lead, sections }}>
      <MeasuredClaims />
      <TextSection id="verify" {...verify} />
      <TextSection id="limits" {...limits} list={[...limits.list, ...receiptLimits.list]} />
      <TextSection {...support} />
    </StaticPage>
  )
}
