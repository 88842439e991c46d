import { Fragment } from "react"
import type { PageSettings } from "../document/page-settings.ts"
import { everyPageMessages } from "../messages/every-page.ts"
import { ContactLink } from "./contact-link.tsx"
import { useSettings } from "./settings-context.ts"

const pages = [
  ["/security", everyPageMessages.security],
  ["/privacy", everyPageMessages.privacy],
  ["/terms", everyPageMessages.terms]
] as const

const operatorPagesOf = ({ imprintUrl, privacyUrl, sourceUrl }: PageSettings) =>
  [
    [privacyUrl, everyPageMessages.operatorPrivacy],
    [imprintUrl, everyPageMessages.imprint],
    [sourceUrl, everyPageMessages.source]
  ] as const

/** Plain links, because the visitor page has no router. Spaces separate them where styles don't load. */
export const FooterLinks = () => {
  const settings = useSettings()
  return (
    <>
      {pages.map(([path, name]) => (
        <Fragment key={path}>
          {" "}
          <a href={path}>{name}</a>
        </Fragment>
      ))}
      {settings.contact !== null && (
        <>
          {" "}
          <ContactLink contact={settings.contact}>{everyPageMessages.contact}</ContactLink>
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
