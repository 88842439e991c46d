import type { ApiErrorsMessages, OwnerErrorsMessages } from "../messages/generated/catalogue.ts"
import type { ErrorTexts } from "./error-text.ts"

const issuerPattern = /^Sign in through (.+) here, not with a password\.$/
const addressPattern = /^HonestHive is at (\S+) here\./

export const allErrorTexts = (api: ApiErrorsMessages, owners: OwnerErrorsMessages): ErrorTexts => ({
  ...api,
  texts: { ...api.texts, ...owners.texts },
  naming: (english) => {
    const [, issuer] = issuerPattern.exec(english) ?? []
    if (issuer !== undefined) return owners.signInThrough({ issuer })
    const [, origin] = addressPattern.exec(english) ?? []
    return origin && owners.otherAddress({ origin })
  }
})
