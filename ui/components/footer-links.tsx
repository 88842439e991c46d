import { Fragment } from "react"
import type { PageSettings } from "../document/page-settings.ts"
import { commonMessages } from "../messages/common.ts"
import { ContactLink } from "./contact-link.tsx"
import { useAddressIn } from "./language-context.ts"
import { useSettings } from "./settings-context.ts"

const pages = [
  ["/security", commonMessages.security],
  ["/privacy", commonMessages.privacy],
  ["/terms", commonMessages.terms]
] as const

const operatorPagesOf = ({ imprintUrl, privacyUrl, sourceUrl }: PageSettings) =>
  [
    [privacyUrl, commonMessages.operatorPrivacy],
    [imprintUrl, commonMessages.imprint],
    [sourceUrl, commonMessages.source]
  ] as const

/** Plain links, because the visitor page has no router. Spaces separate them where styles don't load. */
export const FooterLinks = () => {
  const settings = useSettings()
  const addressIn = useAddressIn()
  return (
    <>
      {pages.map(([path, name]) => (
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
      {operatorPagesOf(settings).map(
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
