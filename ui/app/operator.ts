import type { OperatorAddresses } from "../components/operator-links.ts"

const told = (name: string): string =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? ""

/** Whether this server sends mail (SMTP_URL), as the page tells it. */
export const sendsMail = (): boolean => told("mail") === "on"

const addressIn = (name: string): string | null => {
  const address = told(name)
  return address === "" ? null : address
}

/** The contact (CONTACT) and the source code (SOURCE_URL), as the page tells them. */
export const operatorAddresses = (): OperatorAddresses => ({
  contact: addressIn("contact"),
  source: addressIn("source-url")
})
