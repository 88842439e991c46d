import { hostileRequests } from "./bad-inputs.contract.ts"
import { lowdbStore } from "./support/test-stores.ts"

hostileRequests(lowdbStore)
