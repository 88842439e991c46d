import type { OperatorAddresses } from "../components/operator-links.ts"

const metaContent = (name: string): string =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? ""

/** Whether this server sends mail (SMTP_URL), from the document's meta tags. */
export const isMailOn = (): boolean => metaContent("mail") === "on"

const addressIn = (name: string): string | null => {
  const address = metaContent(name)
  return address === "" ? null : address
}

export const operatorAddresses = (): OperatorAddresses => ({
  contact: addressIn("contact"),
  source: addressIn("source-url")
})
