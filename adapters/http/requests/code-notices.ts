import type { Account } from "#core/domain/accounts/account.ts"
import type { CodeNotices } from "#core/use-cases/accounts/tell-of-wrong-code.ts"
import type { Site } from "../site/site.ts"
import { type AddressedRequest, pageLanguage } from "./page-language.ts"

interface CodeRequest extends AddressedRequest {
  readonly account: Account
  readonly site: Site
}

export const codeNotices = ({ account, request, site, url }: CodeRequest): CodeNotices => ({
  language: pageLanguage({ request, url }),
  mayTellOfWrongCode: site.limits.mayTellOfWrongCode(account.id)
})
