/** The host where owners sign in (OIDC_ISSUER), as the page tells it; null: they have passwords. */
export const issuerName = (): string | null => {
  const told = document.querySelector('meta[name="issuer"]')?.getAttribute("content") ?? ""
  return told === "" ? null : told
}
