import { http } from "msw"
import { setupWorker } from "msw/browser"
import { asServerSees } from "./as-server-sees.ts"
import { base } from "./place.ts"
import type { Product } from "./product.ts"
import { answerInMood } from "./simulation.ts"

export const answerCalls = async ({ answer }: Product): Promise<void> => {
  const worker = setupWorker(http.all("*", ({ request }) => answerInMood(asServerSees(request), answer)))
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${base}offline-worker.js`, options: { scope: base } }
  })
}
