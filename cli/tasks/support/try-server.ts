import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"

const readyTimeoutMillis = 60_000
const readyLine = /is ready: https?:\/\/\S+:(\d+)/

const pollUntil = async <A>(
  what: string,
  output: () => string,
  find: () => Promise<A | undefined> | A | undefined
) => {
  for (const end = Date.now() + readyTimeoutMillis; Date.now() < end; await pause(100)) {
    const found = await find()
    if (found !== undefined) return found
  }
  throw new Error(`The installed server: ${what}.\n${output()}`)
}

const expectStatus = async (pending: Promise<Response>, status: number): Promise<Response> => {
  const response = await pending
  if (response.status === status) return response
  throw new Error(`${response.url}: ${response.status} instead of ${status}: ${await response.text()}`)
}

const postTo = (url: string, path: string, body: FormData | object, cookie = "") =>
  fetch(`${url}${path}`, {
    method: "POST",
    headers: {
      origin: url,
      cookie,
      ...(body instanceof FormData ? {} : { "content-type": "application/json" })
    },
    body: body instanceof FormData ? body : JSON.stringify(body)
  })

const makeOwner = async (url: string): Promise<{ readonly cookie: string; readonly link: string }> => {
  const account = { email: "asha@people.example", password: "a long and unusual passphrase" }
  const made = await expectStatus(postTo(url, "/api/auth/sign-up", account), 201)
  const cookie = made.headers.getSetCookie()[0]?.split(";")[0] ?? ""
  const profile = new FormData()
  profile.set("name", "Asha Rao")
  const saved = await expectStatus(postTo(url, "/api/user/profile", profile, cookie), 200)
  return { cookie, link: (await saved.json()).feedbackLink }
}

const tryFeedback = async (url: string, output: () => string): Promise<string> => {
  await expectStatus(fetch(`${url}/api/health`), 200)
  const { cookie, link } = await makeOwner(url)
  const feedback = { content: "Thank you for your patient help with the plan." }
  await expectStatus(postTo(url, `/api/profile/${link}/feedback`, feedback), 201)
  return pollUntil("the feedback was not judged", output, async () => {
    const list = await expectStatus(fetch(`${url}/api/user/feedback`, { headers: { cookie } }), 200)
    const [item]: ReadonlyArray<{ readonly moderationStatus: string }> = await list.json()
    return item?.moderationStatus
  })
}

const gather = ({ stdout, stderr }: ChildProcess): (() => string) => {
  const words: Array<string> = []
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => words.push(text))
  }
  return () => words.join("")
}

export const tryServer = async (command: string, dataDir: string): Promise<string> => {
  const child = spawn(process.execPath, [command, "serve"], {
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const [output, exited] = [gather(child), once(child, "exit")]
  try {
    const port = await pollUntil("it did not start", output, () => {
      if (child.exitCode !== null) throw new Error(`The installed server did not start.\n${output()}`)
      return readyLine.exec(output())?.[1]
    })
    return await tryFeedback(`http://127.0.0.1:${port}`, output)
  } finally {
    child.kill()
    await exited
  }
}
