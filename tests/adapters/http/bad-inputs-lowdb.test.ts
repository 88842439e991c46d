import { hostileRequests } from "./bad-inputs.contract.ts"
import { lowdbStore } from "./support/test-stores.ts"

// Over memory more of them are sent: that they are refused is no work of a store.
hostileRequests(lowdbStore, Number(process.env.HOSTILE_EVERY ?? 32))
