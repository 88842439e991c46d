import { describe, expect, test } from "vitest"
import { urlencoded } from "./support/requests.ts"
import { alreadyWaiting, countWaiting, startHive } from "./support/visitors.ts"

describe("the form without JavaScript", () => {
  test.each([
    ["no content", "/asha-rao", "text=a", {}, 400],
    ["an unknown link", "/nobody-here", "content=a", {}, 404],
    ["a reserved link", "/health", "content=a", {}, 404],
    ["a page of the app", "/dashboard", "content=a", {}, 405],
    ["JSON", "/asha-rao", "content=a", { "content-type": "application/json" }, 415],
    ["too much", "/asha-rao", `content=${"a".repeat(17_000)}`, {}, 413]
  ])("answers %s with a page", async (_name, path, fields, headers, status) => {
    const { server } = await startHive()
    const answer = await server.fetch(path, urlencoded(fields, headers))
    expect(answer.status).toBe(status)
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8")
    expect(await countWaiting(server)).toBe(alreadyWaiting)
  })
})
