import type { ReleaseSettings } from "../../contract/account-settings-schemas.ts"
import type { Account } from "../../domain/accounts/account.ts"
import { nextReleaseAt } from "../../domain/accounts/page-release.ts"
import { mayLoosenFrom, type ReleaseMoment, releaseInForce } from "../../domain/release/owner-release.ts"
import {
  type Audience,
  audiences,
  isSameRule,
  ruleFor,
  stricterOf
} from "../../domain/release/release-rule.ts"
import { isoTimeOf } from "../../domain/values/iso-time.ts"

const isoTimeOrNull = (millis: number | null): string | null => (millis === null ? null : isoTimeOf(millis))

export const releaseView = (
  account: Account,
  moment: ReleaseMoment,
  defaultAudience: Audience
): ReleaseSettings => {
  const { floor, now } = moment
  const { audience: chosen, rule, announced } = releaseInForce(account.release, moment)
  const hasItsRule = (audience: Audience): boolean => isSameRule(ruleFor(audience, floor), rule)
  const known = [...(chosen === null ? [] : [chosen]), defaultAudience, ...audiences]
  return {
    ...rule,
    audience: known.find(hasItsRule) ?? null,
    isChosen: chosen !== null,
    nextAt: isoTimeOrNull(nextReleaseAt(account, moment)),
    announced:
      announced === null
        ? null
        : {
            ...stricterOf(announced.rule, floor),
            audience: announced.audience,
            from: isoTimeOf(announced.from)
          },
    mayLoosenFrom: isoTimeOrNull(mayLoosenFrom(account.release, now)),
    choices: audiences.map((audience) => ({ ...ruleFor(audience, floor), audience }))
  }
}
