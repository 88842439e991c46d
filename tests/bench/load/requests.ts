const requestHead = (line: string, fields: ReadonlyArray<string>) =>
  `${[`${line} HTTP/1.1`, "host: localhost", "accept: */*", ...fields].join("\r\n")}\r\n\r\n`

/** A request as it goes over the wire. */
export const getRequest = (path: string, fields: ReadonlyArray<string> = []): string =>
  requestHead(`GET ${path}`, fields)

const postRequest = (path: string, value: unknown): string => {
  const body = JSON.stringify(value)
  const length = Buffer.byteLength(body)
  return requestHead(`POST ${path}`, ["content-type: application/json", `content-length: ${length}`]) + body
}

export const feedbackRequest = (link: string, content: string): string =>
  postRequest(`/api/profile/${link}/feedback`, { content })
