import { callsOf } from "./call.ts"
import type { receiptSchemas } from "./receipt-schemas.ts"

export const receiptCalls = callsOf<typeof receiptSchemas>()({
  readReceipt: {
    method: "POST",
    path: "/api/receipt",
    access: "visitor",
    body: "json",
    success: 200,
    failures: ["ReceiptNotFound"]
  },
  takeBackFeedback: {
    method: "POST",
    path: "/api/receipt/take-back",
    access: "visitor",
    body: "json",
    success: 202,
    failures: []
  }
})
