import { hostileRequests } from "./bad-inputs.contract.ts"
import { postgresStore } from "./support/test-stores.ts"

// A world in PostgreSQL takes much longer than one in memory.
hostileRequests(postgresStore, Number(process.env.HOSTILE_EVERY ?? 48))
