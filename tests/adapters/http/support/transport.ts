import type { H3 } from "h3"

/** How requests of the tests reach the app: here by a call. In a page, `tests/offline` has them go through MSW. */
export const transportTo = (app: H3) => {
  const handle = async (request: Request): Promise<Response> => app.fetch(request)
  return {
    handle,
    send: (url: string, init?: RequestInit): Promise<Response> => handle(new Request(url, init))
  }
}
