import { Fragment } from "react"
import type { PageSettings } from "../document/page-settings.ts"
import type { CommonMessages } from "../messages/generated/catalogue.ts"
import { useMessages } from "../messages/messages-context.ts"
import { ContactLink } from "./contact-link.tsx"
import { useAddressIn } from "./language-context.ts"
import { useSettings } from "./settings-context.ts"

const pagesOf = (commonMessages: CommonMessages) =>
  [
    ["/security", commonMessages.security],
    ["/privacy", commonMessages.privacy],
    ["/terms", commonMessages.terms]
  ] as const

const operatorPagesOf = (
  { imprintUrl, privacyUrl, sourceUrl }: PageSettings,
  commonMessages: CommonMessages
) =>
  [
    [privacyUrl, commonMessages.operatorPrivacy],
    [imprintUrl, commonMessages.imprint],
    [sourceUrl, commonMessages.source]
  ] as const

/** Plain links, because the visitor page has no router. Spaces separate them where styles don't load. */
export const FooterLinks = () => {
  const commonMessages = useMessages("common")
  const settings = useSettings()
  const addressIn = useAddressIn()
  return (
    <>
      {pagesOf(commonMessages).map(([path, name]) => (
        <Fragment key={path}>
          {" "}
          <a href={addressIn(path)}>{name}</a>
        </Fragment>
      ))}
      {settings.contact !== null && (
        <>
          {" "}
          <ContactLink contact={settings.contact}>{commonMessages.contact}</ContactLink>
        </>
      )}
      {operatorPagesOf(settings, commonMessages).map(
        ([address, name]) =>
          address !== null && (
            <Fragment key={name}>
              {" "}
              <a href={address} rel="noreferrer">
                {name}
              </a>
            </Fragment>
          )
      )}
    </>
  )
}
