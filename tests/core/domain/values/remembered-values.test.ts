import { expect, test } from "vitest"
import { lazy } from "#core/domain/values/lazy.ts"
import { rememberLast } from "#core/domain/values/remember-last.ts"

test("what is made later is made once, when it is first asked for, also where it is nothing", () => {
  let made = 0
  const nothing = lazy(() => void made++)
  expect(made).toBe(0)
  expect([nothing(), nothing(), made]).toEqual([undefined, undefined, 1])
})

test("what is remembered is what was asked for last, and nothing else", () => {
  const read: Array<string> = []
  const shout = rememberLast((text: string) => {
    read.push(text)
    return text.toUpperCase()
  })
  expect(["a", "a", "b", "a"].map(shout)).toEqual(["A", "A", "B", "A"])
  expect(read).toEqual(["a", "b", "a"])
})
