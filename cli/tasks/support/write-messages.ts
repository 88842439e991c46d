import { writeMessages } from "./message-catalogues.ts"

try {
  writeMessages()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
