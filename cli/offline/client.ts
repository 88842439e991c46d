import type { DrawnAssets } from "#ui/server-entry.ts"
import { base } from "./place.ts"

/** What the product's pages are made of: the app's shell, and what the pages load that the server draws. */
export interface OfflineClient {
  readonly shell: string
  readonly drawn: DrawnAssets
}

/** Written by the build beside its files. */
const clientFile = "offline-client.json"

export const loadClient = async (): Promise<OfflineClient> => (await fetch(`${base}${clientFile}`)).json()
