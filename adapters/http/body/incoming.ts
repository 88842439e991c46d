/** What rules look at of a request, as the web has it or as a socket brought it. */
export interface Incoming extends Pick<Request, "url" | "body"> {
  readonly headers: Pick<Headers, "get">
  /** All of a body that declares to be short: a stream of the web takes longer than all the rest of its call. */
  readonly whole?: () => Promise<Uint8Array<ArrayBuffer>>
}
