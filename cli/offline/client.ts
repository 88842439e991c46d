import type { DrawnAssets } from "#ui/server-entry.ts"
import { base } from "./place.ts"

/** The app's shell and the assets of the server-rendered pages. */
export interface OfflineClient {
  readonly shell: string
  readonly drawn: DrawnAssets
}

const clientFile = "offline-client.json"

export const loadClient = async (): Promise<OfflineClient> => (await fetch(`${base}${clientFile}`)).json()
