interface ContactLinkProps {
  /** An email address, or the https address of a page. */
  readonly contact: string
  readonly children?: string
}

const isPage = (contact: string): boolean => contact.startsWith("https:")

export const ContactLink = ({ contact, children }: ContactLinkProps) => (
  <a
    href={isPage(contact) ? contact : `mailto:${contact}`}
    {...(isPage(contact) ? { rel: "noreferrer" } : {})}
  >
    {children ?? contact.replace(/^https:\/\/|\/$/g, "")}
  </a>
)
