import { http } from "msw"
import { setupWorker } from "msw/browser"
import { asServerSees } from "./as-server-sees.ts"
import { basePath } from "./base-path.ts"
import type { Product } from "./product.ts"
import { respondWithFault } from "./simulation.ts"

export const handleCalls = async (product: Product): Promise<void> => {
  const worker = setupWorker(
    http.all("*", ({ request }) => respondWithFault(asServerSees(request), product.fetch))
  )
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${basePath}offline-worker.js`, options: { scope: basePath } }
  })
}
