export const isWebContact = (contact: string): boolean => contact.startsWith("https:")

/** Link to an operator's contact, which is an email address or the https address of a page. */
export const contactUrl = (contact: string): string => (isWebContact(contact) ? contact : `mailto:${contact}`)
