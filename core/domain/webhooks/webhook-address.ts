const maxAddressCharacters = 500

export const webhookAddressText =
  "Please give an https:// address without a user name, a password, a port or a #."

/** Null for anything but an https address as the text above asks for. A URL drops the port 443, which may be given. */
export const webhookAddressOf = (typed: string): URL | null => {
  const given = typed.trim()
  if (given.length > maxAddressCharacters || !URL.canParse(given)) return null
  const url = new URL(given)
  const { protocol, username, password, port, hash } = url
  return protocol === "https:" && `${username}${password}${port}${hash}` === "" ? url : null
}
