/** Host where owners sign in (OIDC_ISSUER), from the document's meta tags; null if they have passwords. */
export const issuerName = (): string | null => {
  const told = document.querySelector('meta[name="issuer"]')?.getAttribute("content") ?? ""
  return told === "" ? null : told
}
