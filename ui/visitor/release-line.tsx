import type { PublicRelease } from "#core/contract/visitor-page.ts"
import { useLanguage } from "../components/language-context.ts"
import { useMessages } from "../messages/messages-context.ts"
import { announcedRuleText, ruleText } from "../text/release-rule.ts"
import { utcMomentOf } from "../text/utc-moment.ts"

/** When notes appear to the owner, and what will change. */
export const ReleaseLine = ({ release }: { readonly release: PublicRelease }) => {
  const ruleMessages = useMessages("releaseRule")
  const { language } = useLanguage()
  const { announced } = release
  return (
    <p className="field-message">
      {ruleText(release, ruleMessages)}
      {release.least > 1 && ` ${ruleMessages.longestWait}`}
      {announced !== null &&
        ` ${announcedRuleText(utcMomentOf(announced.from, language), announced, ruleMessages)}`}
    </p>
  )
}
