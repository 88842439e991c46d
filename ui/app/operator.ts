import type { OperatorAddresses } from "../components/operator-links.ts"

const told = (name: string): string =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? ""

/** Whether this server sends mail (SMTP_URL), from the document's meta tags. */
export const sendsMail = (): boolean => told("mail") === "on"

const addressIn = (name: string): string | null => {
  const address = told(name)
  return address === "" ? null : address
}

export const operatorAddresses = (): OperatorAddresses => ({
  contact: addressIn("contact"),
  source: addressIn("source-url")
})
