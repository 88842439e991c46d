import { expect, test } from "vitest"
import { currentToast, toastTextOf } from "#ui/components/toast-store.ts"
import { showBulkResult } from "#ui/features/feedback/bulk/show-bulk-result.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { allErrorTexts } from "#ui/text/all-error-texts.ts"

const { apiErrors, common, feedback, ownerErrors } = catalogue

test.each([
  ["of a page that was left is told of no selection, nor how many notes are public", false, ""],
  ["of an open page is told of the selection", true, `${feedback.bulkLeft({ done: 0, left: 3 })} `]
])("a bulk action that could do nothing %s", (_, isOpen, before) => {
  const result = { done: [], failed: ["a"], error: new TypeError("Failed to fetch") }
  showBulkResult("public", result, { total: 3, isOpen, undo: null }, feedback)
  const { title, description } = currentToast() ?? { title: "", description: null }
  const text = toastTextOf(description ?? "", { common, apiErrors: allErrorTexts(apiErrors, ownerErrors) })
  expect([title, text]).toEqual([feedback.visibilityFailed, `${before}${common.connectionErrorHint}`])
})
