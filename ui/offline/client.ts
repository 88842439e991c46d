import type { RenderedAssets } from "../document/page-assets.ts"
import { basePath } from "./base-path.ts"

export interface OfflineClient {
  readonly shell: string
  readonly drawn: RenderedAssets
}

const clientFile = "offline-client.json"

export const loadClient = async (): Promise<OfflineClient> => (await fetch(`${basePath}${clientFile}`)).json()
