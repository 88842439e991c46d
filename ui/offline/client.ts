import type { RenderedAssets } from "../document/page-assets.ts"
import { basePath } from "./base-path.ts"

export interface OfflineClient {
  readonly shell: string
  readonly rendered: RenderedAssets
}

const clientFile = "offline-client.json"

/** Hosts may let browsers keep the file, which names scripts that are gone with an older build. */
export const loadClient = async (): Promise<OfflineClient> =>
  (await fetch(`${basePath}${clientFile}`, { cache: "no-cache" })).json()
