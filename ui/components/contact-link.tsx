interface ContactLinkProps {
  /** An email, or the https address of a page. */
  readonly contact: string
  /** Other words than the contact itself. */
  readonly children?: string
}

const isPage = (contact: string): boolean => contact.startsWith("https:")

/** The way to whoever runs this server. */
export const ContactLink = ({ contact, children }: ContactLinkProps) => (
  <a
    href={isPage(contact) ? contact : `mailto:${contact}`}
    {...(isPage(contact) ? { rel: "noreferrer" } : {})}
  >
    {children ?? contact.replace(/^https:\/\/|\/$/g, "")}
  </a>
)
