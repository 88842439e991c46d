import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { forgottenEvery, rememberingPages } from "#cli/server/remembered-pages.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const model = (link: string, text = "", error: string | null = null) => ({
  link,
  profile: {
    user: { name: link, jobTitle: null, bio: null, profileImageUrl: null, showBadgesOnLanding: false },
    feedback: []
  },
  badges: { badges: [], hasHiveEnlightenedBadge: false },
  sent: false,
  error,
  text,
  publicUrl: "http://localhost"
})

const counting = () => {
  const drawn: Array<string> = []
  const page = rememberingPages((one) => {
    drawn.push(one.text)
    return `${one.link} ${drawn.length}`
  })
  return { drawn, page }
}

test("a page is drawn once, and anew when anything in it changes", () => {
  const { page } = counting()
  expect(page(model("asha"))).toBe("asha 1")
  expect(page(model("asha"))).toBe("asha 1")
  expect(page(model("ben"))).toBe("ben 3")
})

test("[anon A21] a page and its thanks are drawn together: the time for one does not tell that somebody was just thanked", () => {
  const { drawn, page } = counting()
  page(model("asha"))
  expect(drawn).toHaveLength(2)
  expect(page({ ...model("asha"), sent: true })).toBe("asha 2")
  expect(drawn).toHaveLength(2)
})

test("what a visitor typed is not kept", () => {
  const { drawn, page } = counting()
  page(model("asha", "typed"))
  page(model("asha", "typed"))
  page(model("asha", "", "refused"))
  page(model("asha", "", "refused"))
  expect(drawn).toHaveLength(4)
})

test("at most 200 pages are kept", () => {
  const { drawn, page } = counting()
  for (let link = 0; link <= 200; link++) page(model(`link-${link}`))
  page(model("link-200"))
  expect(drawn).toHaveLength(402)
  page(model("link-0"))
  expect(drawn).toHaveLength(404)
})

test("[anon A26] what pages hold is forgotten ten seconds later, visited or not", () => {
  const { drawn, page } = counting()
  page(model("asha"))
  page(model("asha"))
  const before = drawn.length
  vi.advanceTimersByTime(forgottenEvery)
  page(model("asha"))
  expect(drawn).toHaveLength(2 * before)
})
