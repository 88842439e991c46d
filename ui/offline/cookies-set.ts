import { type H3, HTTPResponse } from "h3"

/** Collects cookies before the browser's `Response` drops them. */
export const cookiesSetBy = (app: H3): ((request: Request) => ReadonlyArray<string>) => {
  const cookies = new WeakMap<Request, ReadonlyArray<string>>()
  app.use(async (event, next) => {
    const response = await next()
    if (response instanceof HTTPResponse) cookies.set(event.req, response.headers.getSetCookie())
    return response
  })
  return (request) => cookies.get(request) ?? []
}
