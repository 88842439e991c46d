/** Whether a client says that it has what this tag stands for, which then is not sent again. */
export const hasAlready = (request: Request, etag: string): boolean =>
  (request.headers.get("if-none-match") ?? "")
    .split(",")
    .map((text) => text.trim().replace(/^W\//, ""))
    .some((known) => known === etag || known === "*")
