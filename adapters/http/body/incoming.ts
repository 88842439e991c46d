/** The parts of a request that handlers read, whether it is a web `Request` or comes from a socket. */
export interface Incoming extends Pick<Request, "url" | "body"> {
  readonly headers: Pick<Headers, "get">
  /** Reads a body of a declared short length at once, because a web stream takes longer than the rest of the call. */
  readonly whole?: () => Promise<Uint8Array<ArrayBuffer>>
}
