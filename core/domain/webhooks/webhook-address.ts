const maxAddressCharacters = 500

export const webhookAddressText =
  "Please give an https:// address without a user name, a password, a port or a #."

/** The address of a webhook as URLs are spelled; null if this is anything else. A URL drops the port 443. */
export const webhookAddressOf = (typed: string): URL | null => {
  const given = typed.trim()
  if (given.length > maxAddressCharacters || !URL.canParse(given)) return null
  const url = new URL(given)
  const { protocol, username, password, port, hash } = url
  return protocol === "https:" && `${username}${password}${port}${hash}` === "" ? url : null
}
