export const hasMatchingEtag = (request: Request, etag: string): boolean =>
  (request.headers.get("if-none-match") ?? "")
    .split(",")
    .map((text) => text.trim().replace(/^W\//, ""))
    .some((known) => known === etag || known === "*")
