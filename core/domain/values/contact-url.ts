export const isWebContact = (contact: string): boolean => contact.startsWith("https:")

export const contactUrl = (contact: string): string =>
  isWebContact(contact) ? contact : `mailto:${encodeURI(contact).replace(/[?&#]/g, encodeURIComponent)}`
