import type { PageAssets } from "#ui/server-entry.ts"
import { base } from "./place.ts"

/** What the product's pages are made of: the app's shell, and what the visitor page loads. */
export interface OfflineClient {
  readonly shell: string
  readonly visitor: PageAssets
}

/** Written by the build beside its files. */
const clientFile = "offline-client.json"

export const loadClient = async (): Promise<OfflineClient> => (await fetch(`${base}${clientFile}`)).json()
