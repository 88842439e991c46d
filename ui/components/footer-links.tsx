import { Fragment, useContext } from "react"
import { commonMessages } from "../messages/common.ts"
import { ContactLink } from "./contact-link.tsx"
import { OperatorLinks } from "./operator-links.ts"

const pages = [
  ["/security", commonMessages.security],
  ["/privacy", commonMessages.privacy],
  ["/terms", commonMessages.terms]
] as const

/** Plain links: they are the same on the visitor page, which has no router. Spaces part them where no style does. */
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
