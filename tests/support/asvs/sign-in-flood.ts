import { once } from "node:events"
import { Agent, request } from "node:http"

/**
 * `node sign-in-flood.ts URL COUNT NETWORKS`: sends COUNT sign-ins at once and prints how often each status came, as
 * JSON. It prints `begun` at the first response. When its standard input ends, it aborts the requests without one.
 */
const [, , url = "", count = "0", networks = "1"] = process.argv

// More connections than the server keeps open would test something else.
const agent = new Agent({ keepAlive: true, maxSockets: 1_600 })

const nameOf = (status: number | undefined, retryAfter: string | undefined): string =>
  status === 429 && Number(retryAfter) > 0 ? "429 with Retry-After" : `${status}`

const names: Array<string> = []

const guess = (index: number): Promise<void> =>
  new Promise((resolve) => {
    // For a server that trusts a proxy.
    const network = index % Number(networks)
    const address = `10.${network >> 8}.${network & 255}.7`
    const headers = { "content-type": "application/json", "x-forwarded-for": address }
    const options = { agent, method: "POST", headers }
    const sign = request(`${url}/api/auth/sign-in`, options, (answer) => {
      names.push(nameOf(answer.statusCode, answer.headers["retry-after"]))
      if (names.length === 1) console.error("begun")
      answer.resume().once("end", resolve)
    })
    sign.once("error", (error) => {
      names.push(error.message)
      resolve()
    })
    sign.end(JSON.stringify({ email: `nobody${index}@people.example`, password: "not the password at all" }))
  })

const hungUp = once(process.stdin.resume(), "end")
await Promise.race([hungUp, Promise.all(Array.from({ length: Number(count) }, (_, index) => guess(index)))])
const tally = Map.groupBy(names, (name) => name)
console.log(JSON.stringify(Object.fromEntries([...tally].map(([name, all]) => [name, all.length]))))
process.exit()
