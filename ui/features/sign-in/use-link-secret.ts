import { useEffect, useState } from "react"

/** A second link to the same page loads nothing by itself, because only the part after # differs. */
const openAnother = (): void => {
  if (window.location.hash !== "") window.location.reload()
}

/**
 * The part of the address after #, which browsers don't send to servers; null until the page is hydrated. It is
 * removed from the address bar and the history at once, so that nobody finds a secret there that opens an account.
 */
export const useLinkSecret = (): string | null => {
  const [secret, setSecret] = useState<string | null>(null)
  useEffect(() => {
    // Read now, because React may call the updater below only after the address has changed.
    const inAddress = window.location.hash.slice(1)
    setSecret((before) => before ?? inAddress)
    if (inAddress !== "") history.replaceState(null, "", window.location.pathname + window.location.search)
  }, [])
  useEffect(() => {
    window.addEventListener("hashchange", openAnother)
    return () => window.removeEventListener("hashchange", openAnother)
  }, [])
  return secret
}
