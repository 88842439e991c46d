import { Fragment, useContext } from "react"
import { commonMessages } from "../messages/common.ts"
import { ContactLink } from "./contact-link.tsx"
import { OperatorLinks } from "./operator-links.ts"

const pages = [
  ["/security", commonMessages.security],
  ["/privacy", commonMessages.privacy],
  ["/terms", commonMessages.terms]
] as const

/** Plain links, because the visitor page has no router. Spaces separate them where styles don't load. */
export const FooterLinks = () => {
  const { contact, source } = useContext(OperatorLinks)
  return (
    <>
      {pages.map(([path, name]) => (
        <Fragment key={path}>
          {" "}
          <a href={path}>{name}</a>
        </Fragment>
      ))}
      {contact !== null && (
        <>
          {" "}
          <ContactLink contact={contact}>{commonMessages.contact}</ContactLink>
        </>
      )}
      {source !== null && (
        <>
          {" "}
          <a href={source} rel="noreferrer">
            {commonMessages.source}
          </a>
        </>
      )}
    </>
  )
}
