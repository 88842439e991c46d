import { Effect } from "effect"
import { diskImages } from "#adapters/images/disk/index.ts"
import { photoKey } from "#core/domain/images/image-key.ts"
import { Images } from "#core/ports/images.ts"

// A process whose files may hold a few blocks only: for its pictures the disk is full. Prints what put answers.
process.on("SIGXFSZ", () => undefined)
const { large } = photoKey("0a1b2c3d-0000-4000-8000-000000000002")
const put = Images.use((images) => Effect.flip(images.put(large, new Uint8Array(2_000_000))))
const { _tag, cause } = await Effect.runPromise(Effect.provide(put, diskImages(process.argv[2] ?? "")))
console.log(_tag, String(cause))
