/** As much of the package as the tests use; it brings no types. */
declare module "oidc-provider" {
  import type { RequestListener } from "node:http"

  interface Account {
    readonly accountId: string
    readonly claims: () => Promise<Readonly<Record<string, unknown>>>
  }

  interface Settings {
    readonly clients: ReadonlyArray<Readonly<Record<string, unknown>>>
    readonly claims: Readonly<Record<string, ReadonlyArray<string>>>
    readonly cookies: { readonly keys: ReadonlyArray<string> }
    readonly findAccount: (context: unknown, id: string) => Account | undefined
    readonly pkce: { readonly required: () => boolean }
  }

  export class Provider {
    constructor(issuer: string, settings: Settings)
    callback(): RequestListener
  }
}
