import { hostileRequests } from "./bad-inputs.contract.ts"
import { postgresStore } from "./support/postgres-store.ts"

// A world in PostgreSQL takes a second where one in memory takes a hundredth.
hostileRequests(postgresStore, Number(process.env.HOSTILE_EVERY ?? 12))
