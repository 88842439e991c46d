import { repetitions } from "../../support/short-form.ts"
import { hostileRequests } from "./bad-inputs.contract.ts"
import { memoryStore } from "./support/test-stores.ts"

// In the short form one row of each four, and all that need a socket.
hostileRequests(memoryStore, repetitions({ short: 4, long: 1 }), 1)
