import { hostileRequests } from "./bad-inputs.contract.ts"
import { memoryStore } from "./support/test-stores.ts"

hostileRequests(memoryStore)
