import { Effect, Exit } from "effect"
import { describe, expect, test } from "vitest"
import { rateLimited } from "#adapters/http/responses/rate-limited.ts"
import {
  from,
  highestDraw,
  least,
  postFeedback,
  repeatInOrder,
  sendFrom,
  startLimited,
  statusesOf,
  tenASecond,
  twoHives
} from "../support/limited.ts"

/** Sends so many at once. */
const flood = <A>(count: number, send: (index: number) => Promise<A>) => {
  let answered = 0
  const sent = Array.from({ length: count }, async (_, index) => {
    const answer = await send(index)
    answered += 1
    return answer
  })
  return { sent, untilAnswered: (wanted: number) => expect.poll(() => answered).toBe(wanted) }
}

describe("what one network does", () => {
  test("closes no link to others: neither texts that are not valid, nor very many that are", async () => {
    const limited = await twoHives()
    const { server, pass } = limited
    const invalid = await repeatInOrder(200, () =>
      sendFrom(server, "asha-rao", "203.0.113.7", "see www.example.com")
    )
    expect(statusesOf(invalid)).not.toContain(201)
    for (let network = 0; network < 8; network++)
      await tenASecond(limited, 60, () => sendFrom(server, "asha-rao", `198.51.${network}.7`))
    await pass("1 second")
    for (const link of ["asha-rao", "ben-okafor"]) {
      expect((await sendFrom(server, link, "192.0.2.1")).status).toBe(201)
    }
  })

  test.each([
    ["least", least, 45],
    ["most", highestDraw, 75]
  ])("of all its addresses is refused after what was drawn, at %s", async (_, draw, allowed) => {
    const limited = await twoHives(draw)
    const { server } = limited
    const answers = await tenASecond(limited, 80, (index) =>
      sendFrom(server, "asha-rao", `203.0.113.${index}`)
    )
    expect(statusesOf(answers).indexOf(429)).toBe(allowed)
    expect(statusesOf(answers).filter((status) => status === 201)).toHaveLength(allowed)
    expect((await sendFrom(server, "asha-rao", "203.0.114.1")).status).toBe(201)
  })
})

test("a team of forty behind one address gets through after a meeting, its mistakes included", async () => {
  const { server, pass } = await twoHives()
  const person = async (index: number) => {
    await pass("1 second")
    const page = await server.fetch("/asha-rao", { headers: from("203.0.113.7") })
    const texts = ["see www.example.com", "see www.example.com", `Note ${index}`]
    const sent = await repeatInOrder(3, (at) => sendFrom(server, "asha-rao", "203.0.113.7", texts[at]))
    return [page, ...sent].map(({ status }) => status)
  }
  const first = await repeatInOrder(40, person)
  expect(new Set(first.map(String))).toEqual(new Set(["200,400,400,201"]))
  await pass("40 minutes")
  const second = await repeatInOrder(20, (index) =>
    sendFrom(server, "asha-rao", "203.0.113.7", `Another ${index}`)
  )
  expect(new Set(statusesOf(second))).toEqual(new Set([201]))
})

describe("all together", () => {
  test("are slowed down past two hundred a second, and of a thousand at once nobody is refused", async () => {
    const { server, pass } = await twoHives()
    const { sent, untilAnswered } = flood(1000, (index) =>
      sendFrom(server, "asha-rao", `10.${index >> 8}.${index & 255}.1`)
    )
    await untilAnswered(200)
    const quiet = sendFrom(server, "ben-okafor", "192.0.2.1")
    for (const served of [400, 600, 800, 1000]) {
      await pass("750 millis")
      await untilAnswered(served)
    }
    await pass("1 second")
    expect(new Set(statusesOf(await Promise.all(sent)))).toEqual(new Set([201]))
    expect((await quiet).status).toBe(201)
  })

  test.each([
    ["least", least],
    ["most", highestDraw]
  ])("have three thousand places to wait in, at %s; who is one too many is told", async (_, draw) => {
    const { server, limits, pass } = await startLimited(draw)
    const { sent, untilAnswered } = flood(3201, (index) => {
      const headers = from(`10.${index >> 8}.${index & 255}.1`)
      const request = new Request("https://hive.example/", { method: "POST", headers })
      return server.run(limits.feedback(request, "asha-rao")(Effect.void))
    })
    await untilAnswered(201)
    await pass("20 seconds")
    const refused = (await Promise.all(sent)).filter(Exit.isFailure)
    expect(refused).toEqual([Exit.fail(rateLimited(600_000))])
  })

  test("a network that sent nothing yet does not wait behind one that floods", async () => {
    const { server, pass } = await twoHives()
    const { sent, untilAnswered } = flood(450, (index) =>
      sendFrom(server, "asha-rao", `10.0.${index % 10}.7`)
    )
    await untilAnswered(200)
    const order: Array<string> = []
    for (const answer of sent.slice(200)) answer.then(() => order.push("flood"))
    const quiet = ["asha-rao", "ben-okafor"].map(async (link, index) => {
      const { status } = await sendFrom(server, link, `192.0.${index + 2}.1`)
      order.push(`${link} ${status}`)
    })
    await pass("1 second")
    await Promise.all(quiet)
    for (const served of ["asha-rao 201", "ben-okafor 201"]) {
      expect(order).toContain(served)
      expect(order.indexOf(served)).toBeLessThan(200)
    }
    await pass("3 seconds")
    await Promise.all(sent)
  })
})

test("[asvs V2.4.1] a thousand in ten seconds end in 429, every one with Retry-After, also with a key", async () => {
  const { server, pass } = await twoHives()
  const answers = await repeatInOrder(1000, async (index) => {
    if (index % 14 === 13) await pass("1 second")
    const headers = index % 2 === 0 ? {} : { "idempotency-key": `key-${index}` }
    return sendFrom(server, "asha-rao", `10.${index % 7}.0.1`, "Good work", headers)
  })
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBe(1000 - 7 * 45)
  expect(refused.every((answer) => answer.headers.get("retry-after") === "600")).toBe(true)
})

describe("the form without JavaScript", () => {
  test("keeps its text when too much came from its network", async () => {
    const limited = await twoHives()
    const { server } = limited
    await tenASecond(limited, 45, () => sendFrom(server, "asha-rao"))
    const refused = await postFeedback(server, "asha-rao", "A text worth keeping")
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"])
    const page = await refused.text()
    expect(page).toContain("A text worth keeping")
    expect(page).toContain("Please try again in 10 minutes.")
  })

  test("is drawn a few times a second for all, and whoever made no mistake yet comes first", async () => {
    const { server, pass } = await twoHives()
    const { sent, untilAnswered } = flood(200, (index) =>
      postFeedback(server, "asha-rao", "see <b>this</b>", `10.0.${index % 4}.1`)
    )
    // Four are drawn, and four wait.
    await untilAnswered(196)
    const quiet = postFeedback(server, "asha-rao", "see <i>that</i>", "192.0.2.1")
    await untilAnswered(197)
    await pass("1 second")
    expect(await (await quiet).text()).toContain("<main>visitor")
    const answers = await Promise.all(sent)
    expect(new Set(statusesOf(answers))).toEqual(new Set([400]))
    const pages = await Promise.all(answers.map((answer) => answer.text()))
    expect(pages.filter((page) => page.includes("<main>visitor")).length).toBeLessThan(20)
    expect(pages.every((page) => page.includes("see &#60;b&#62;this&#60;/b&#62;"))).toBe(true)
    expect(pages.every((page) => page.includes("HTML content is not allowed"))).toBe(true)
  })

  test("is drawn for a network's mistakes, and for very many no more; the text is kept all the same", async () => {
    const { server, pass } = await twoHives()
    const answers = await repeatInOrder(300, async () => {
      await pass("1 second")
      return postFeedback(server, "asha-rao", "see <b>this</b>")
    })
    const pages = await Promise.all(answers.map((answer) => answer.text()))
    const whole = pages.filter((page) => page.includes("<main>visitor"))
    expect(statusesOf(answers).indexOf(429)).toBe(110)
    expect(whole).toHaveLength(110)
    expect(pages.at(-1)).toContain("see &#60;b&#62;this&#60;/b&#62;")
    expect((await postFeedback(server, "asha-rao", "see <b>this</b>", "192.0.2.1")).status).toBe(400)
    expect((await postFeedback(server, "asha-rao", "Well done")).status).toBe(303)
  })
})
