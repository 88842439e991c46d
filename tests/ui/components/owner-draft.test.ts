import { afterEach, expect, test, vi } from "vitest"
import { audienceDraftOf, unsavedTextsOf } from "#ui/components/owner-draft.ts"
import { questionsDraftOf } from "#ui/features/questions/questions-draft.ts"

afterEach(() => void vi.unstubAllGlobals())

test("unsaved texts are what somebody typed: neither a choice among given answers nor a field left blank", () => {
  const drafts = [
    [audienceDraftOf("asha").form, { audience: "team" }],
    [questionsDraftOf("asha").form, { "question-0": "What should I stop?", "thanks-0": " " }]
  ] as const
  const items = Object.fromEntries(
    drafts.map(([form, fields]) => [`honesthive-unsaved:asha:${form}`, JSON.stringify({ fields })])
  )
  const methods = { getItem: (key: string) => items[key] ?? null }
  vi.stubGlobal("window", { sessionStorage: Object.assign(Object.create(methods), items) })
  expect(unsavedTextsOf("asha")).toEqual(["What should I stop?"])
})
