const htmlEscapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;"
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => htmlEscapes[character] ?? "")

export const jsonAnswer = (status: number, value: unknown, headers: HeadersInit = {}): Response => {
  const answer = new Response(JSON.stringify(value), { status, headers })
  answer.headers.set("content-type", "application/json; charset=utf-8")
  return answer
}

export const htmlAnswer = (status: number, html: string): Response =>
  new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } })

export const emptyAnswer = (status: 204): Response => new Response(null, { status })

export const redirect = (status: 302 | 303 | 308, location: string, headers: HeadersInit = {}): Response => {
  const answer = new Response(null, { status, headers })
  answer.headers.set("location", location)
  return answer
}

export const isApiPath = (path: string): boolean => path === "/api" || path.startsWith("/api/")

const plainPage = (message: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>HonestHive</title><p>${escapeHtml(message)}</p></html>`

/** JSON for programs, a small page for a browser that navigates. */
export const failureAnswer = (
  path: string,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {}
): Response => {
  if (isApiPath(path)) return jsonAnswer(status, { message }, headers)
  const answer = htmlAnswer(status, plainPage(message))
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}
