/**
 * Optional header of a write: the account whose page sends it, as an owner's id or an admin's user name, URL-encoded.
 * Tabs share cookies, so a page may outlive its account's session; the write is refused for any other account.
 */
export const pageAccountHeader = "page-account"

export const otherAccountText = "Another account is signed in."
