import { useEffect, useState } from "react"

/**
 * What stands after the # of the address, which no server is sent; null until the page has come to life. It leaves
 * the address bar and the history at once: whoever looks at either later finds nothing that opens an account.
 */
export const useLinkSecret = (): string | null => {
  const [secret, setSecret] = useState<string | null>(null)
  useEffect(() => {
    // Read now: React may call the function below only after the address has changed.
    const inAddress = window.location.hash.slice(1)
    setSecret((before) => before ?? inAddress)
    history.replaceState(null, "", window.location.pathname)
  }, [])
  return secret
}
