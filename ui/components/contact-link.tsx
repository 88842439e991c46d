import { contactUrl, isWebContact } from "#core/domain/values/contact-url.ts"

interface ContactLinkProps {
  readonly contact: string
  readonly children?: string
}

export const contactName = (contact: string): string => contact.replace(/^https:\/\/|\/$/g, "")

export const ContactLink = ({ contact, children }: ContactLinkProps) => (
  <a href={contactUrl(contact)} {...(isWebContact(contact) ? { rel: "noreferrer" } : {})}>
    {children ?? contactName(contact)}
  </a>
)
