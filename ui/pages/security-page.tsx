import { useSettings } from "../components/settings-context.ts"
import { MeasuredClaims } from "../features/static-pages/measured-claims.tsx"
import { TextSection } from "../features/static-pages/text-section.tsx"
import { securityLimits, securityTextOf } from "../messages/static-security.ts"
import { StaticPage } from "./static-page.tsx"

export const SecurityPage = () => (
  <StaticPage text={securityTextOf(useSettings().hasMarketingFigures)}>
    <MeasuredClaims />
    {securityLimits.map((section) => (
      <TextSection key={section.heading} {...section} />
    ))}
  </StaticPage>
)
