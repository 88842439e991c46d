const told = (name: string): string =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? ""

/** Whether this server sends mail (SMTP_URL), as the page tells it. */
export const sendsMail = (): boolean => told("mail") === "on"

/** How to reach whoever runs this server (CONTACT), as the page tells it; null: nobody said. */
export const operatorContact = (): string | null => {
  const contact = told("contact")
  return contact === "" ? null : contact
}
