import { Effect, Layer } from "effect"
import { imagesContract } from "../../contracts/images.contract.ts"
import { memoryImages } from "../../support/memory/memory-images.ts"

imagesContract({
  name: "memory",
  place: Effect.void,
  open: () => Layer.fresh(memoryImages),
  isDurable: false,
  everything: () => Effect.succeed([])
})
