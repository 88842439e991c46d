import type { PublicRelease } from "#core/contract/visitor-page.ts"
import { ruleMessages } from "../messages/release-rule.ts"
import { utcMomentOf } from "../text/utc-moment.ts"

/** When notes appear to the owner, and what will change. */
export const ReleaseLine = ({ release }: { readonly release: PublicRelease }) => {
  const { announced } = release
  return (
    <p className="field-message">
      {ruleMessages.rule(release)}
      {release.least > 1 && ` ${ruleMessages.longestWait}`}
      {announced !== null && ` ${ruleMessages.announced(utcMomentOf(announced.from), announced)}`}
    </p>
  )
}
