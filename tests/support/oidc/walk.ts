type SendRequest = (url: URL, init: RequestInit) => Promise<Response>

/** A browser's cookies, for each address apart. */
export const makeJar = () => {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = ({ origin }: URL) => jars.get(origin) ?? new Map<string, string>()
  return {
    cookieFor: (url: URL): string => [...jarOf(url)].map(([name, value]) => `${name}=${value}`).join("; "),
    keep: (url: URL, answer: Response): void => {
      const jar = jarOf(url)
      for (const line of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === "") jar.delete(name)
        else jar.set(name, value)
      }
      jars.set(url.origin, jar)
    }
  }
}

type CookieJar = ReturnType<typeof makeJar>

interface RedirectStep {
  readonly url: URL
  readonly body?: URLSearchParams
}

const unescaped = (text: string): string => text.replaceAll("&amp;", "&")

const onPage = (html: string, at: URL, login: string): RedirectStep => {
  const [, action = ""] = /action="([^"]+)"/.exec(html) ?? []
  const [, prompt = ""] = /name="prompt" value="(\w+)"/.exec(html) ?? []
  const body = new URLSearchParams({ prompt, ...(prompt === "login" ? { login, password: "any" } : {}) })
  return { url: new URL(unescaped(action), at), body }
}

const maxRedirectSteps = 20

/** Goes from our `/api/login` through the issuer's pages and back, as a browser does; returns what our callback answers. */
export const followSignIn = async (
  send: SendRequest,
  jar: CookieJar,
  start: URL,
  login: string
): Promise<Response> => {
  let step: RedirectStep = { url: start }
  for (let steps = 0; steps < maxRedirectSteps; steps++) {
    const { url, ...sent } = step
    const method = sent.body === undefined ? "GET" : "POST"
    const headers = { cookie: jar.cookieFor(url) }
    const answer = await send(url, { redirect: "manual", method, headers, ...sent })
    jar.keep(url, answer)
    if (url.pathname === "/api/login/callback") return answer
    const location = answer.headers.get("location")
    step = location === null ? onPage(await answer.text(), url, login) : { url: new URL(location, url) }
  }
  throw new Error(`the way does not lead back: ${step.url}`)
}
