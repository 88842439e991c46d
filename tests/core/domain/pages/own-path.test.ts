import fc from "fast-check"
import { expect, test } from "vitest"
import { ownPath } from "#core/domain/pages/own-path.ts"

const origin = "https://honest.example"

test.each([
  ["/", "/"],
  ["/feedback", "/feedback"],
  ["/feedback?tab=public#top", "/feedback?tab=public#top"],
  ["/feedback?q=//evil.example", "/feedback?q=//evil.example"],
  ["/a/../insights", "/insights"],
  ["/feedback//two", "/feedback//two"],
  ["/feedback?q=नमस्ते", "/feedback?q=%E0%A4%A8%E0%A4%AE%E0%A4%B8%E0%A5%8D%E0%A4%A4%E0%A5%87"]
])("%j is a path of ours: %s", (address, path) => {
  expect(ownPath(address)).toBe(path)
})

test.each([
  undefined,
  "",
  "feedback",
  "own/feedback",
  "/\n",
  "/feedback\\",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/%2e//evil.example",
  "/%2E%2e//evil.example",
  "/.%2e//evil.example",
  "/././/evil.example",
  "/a/..//evil.example",
  "/a/%2e%2e//evil.example",
  "/a/b/../..//evil.example",
  "/.///evil.example",
  "/./\\evil.example",
  "/.\t//evil.example",
  "https://evil.example/",
  "https:evil.example",
  "javascript:alert(1)"
])("%j leads elsewhere, or might", (address) => {
  expect(ownPath(address)).toBeUndefined()
})

test("[asvs V3.7.2] whatever is asked for, a browser that follows the answer stays on this site", () => {
  const pieces = ["/", "\\", ".", "..", "%2e", "%2E", "%2f", "%5c", "@", ":", "?", "#", "\t", "\n", "\u0000"]
  const address = fc.array(
    fc.constantFrom(...pieces, "evil.example", "https", "javascript", "a", " ", "é", "\ud800"),
    {
      maxLength: 12
    }
  )
  fc.assert(
    fc.property(address, (parts) => {
      const followed = ownPath(`/${parts.join("")}`)
      if (followed === undefined) return
      const url = new URL(followed, origin)
      expect(url.origin).toBe(origin)
      expect(url.pathname + url.search + url.hash).toBe(followed)
      expect(ownPath(followed)).toBe(followed)
    }),
    { numRuns: 5_000 }
  )
})
