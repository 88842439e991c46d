import { useEffect, useState } from "react"

/**
 * What stands after the # of the address, which no server is sent; null until the page has come to life. It leaves
 * the address bar and the history at once: whoever looks at either later finds nothing that opens an account.
 */
export const useLinkSecret = (): string | null => {
  const [secret, setSecret] = useState<string | null>(null)
  useEffect(() => {
    setSecret((before) => before ?? window.location.hash.slice(1))
    history.replaceState(null, "", window.location.pathname)
  }, [])
  return secret
}
