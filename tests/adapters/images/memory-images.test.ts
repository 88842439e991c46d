import { Effect, Layer } from "effect"
import { memoryImages } from "#adapters/images/memory/memory-images.ts"
import { imagesContract } from "../../contracts/images.contract.ts"

imagesContract({
  name: "memory",
  place: Effect.void,
  open: () => Layer.fresh(memoryImages),
  isDurable: false,
  everything: () => Effect.succeed([])
})
