import { Fragment } from "react"
import type { PageSettings } from "../document/page-settings.ts"
import type { EveryPageMessages } from "../messages/generated/catalogue.ts"
import { useMessages } from "../messages/messages-context.ts"
import { ContactLink } from "./contact-link.tsx"
import { useAddressIn } from "./language-context.ts"
import { useSettings } from "./settings-context.ts"

const pagesOf = (everyPageMessages: EveryPageMessages) =>
  [
    ["/security", everyPageMessages.security],
    ["/privacy", everyPageMessages.privacy],
    ["/terms", everyPageMessages.terms]
  ] as const

const operatorPagesOf = (
  { imprintUrl, privacyUrl, sourceUrl }: PageSettings,
  everyPageMessages: EveryPageMessages
) =>
  [
    [privacyUrl, everyPageMessages.operatorPrivacy],
    [imprintUrl, everyPageMessages.imprint],
    [sourceUrl, everyPageMessages.source]
  ] as const

/** Plain links, because the visitor page has no router. Spaces separate them where styles don't load. */
export const FooterLinks = () => {
  const everyPageMessages = useMessages("everyPage")
  const settings = useSettings()
  const addressIn = useAddressIn()
  return (
    <>
      {pagesOf(everyPageMessages).map(([path, name]) => (
        <Fragment key={path}>
          {" "}
          <a href={addressIn(path)}>{name}</a>
        </Fragment>
      ))}
      {settings.contact !== null && (
        <>
          {" "}
          <ContactLink contact={settings.contact}>{everyPageMessages.contact}</ContactLink>
        </>
      )}
      {operatorPagesOf(settings, everyPageMessages).map(
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
