import { Effect, Layer } from "effect"
import sharp from "sharp"
import { unlimitedLimits } from "#adapters/http/limits/limits.ts"
import { Images, ImagesUnavailable } from "#core/ports/images.ts"
import { memoryImages } from "../../../support/memory/memory-images.ts"
import { form, fromOwnPage, signUp, succeed } from "./requests.ts"
import { startServer, type TestServer } from "./test-server.ts"
import { testServices } from "./test-services.ts"

/** A photo as a phone takes it: it knows where and by whom. */
export const photoBytes = async (format: "png" | "jpeg" | "webp" = "jpeg", width = 600, height = 400) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } })
      .withIccProfile("p3")
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- CANARY --></x:xmpmeta>')
      .withExif({ IFD0: { Artist: "CANARY" }, IFD3: { GPSLatitude: "51/1 28/1 40/1", GPSLatitudeRef: "N" } })
      .toFormat(format)
      .toBuffer()
  )

export const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = "me.jpg", type = "image/jpeg") =>
  new File([bytes], name, { type })

export const photo = async () => fileOf(await photoBytes())

type PhotoOperation = "put" | "get" | "remove"

/** Images that fail when they are told to, or never answer. */
const failingImages = () => {
  const trouble = {
    fails: (_operation: PhotoOperation, _key: string): boolean => false,
    isSilent: (_operation: PhotoOperation, _key: string): boolean => false
  }
  const failure = Effect.fail(new ImagesUnavailable({ cause: new Error("CANARY-CAUSE") }))
  const unless = (operation: PhotoOperation, key: string) =>
    Effect.suspend(() => {
      if (trouble.isSilent(operation, key)) return Effect.never
      return trouble.fails(operation, key) ? failure : Effect.void
    })
  const layer = Layer.effect(Images)(
    Effect.map(Images, (images) => ({
      ...images,
      put: (key, bytes) => Effect.andThen(unless("put", key), images.put(key, bytes)),
      get: (key) => Effect.andThen(unless("get", key), images.get(key)),
      remove: (key) => Effect.andThen(unless("remove", key), images.remove(key))
    }))
  ).pipe(Layer.provide(Layer.fresh(memoryImages)))
  return { trouble, layer }
}

/** An owner who has a name, on a server whose pictures can be troubled. */
export const startStudio = async (limits = unlimitedLimits) => {
  const { trouble, layer } = failingImages()
  const server = startServer({ services: Layer.merge(testServices, layer), limits })
  const cookie = await signUp(server, "asha@example.com")
  const save = (fields: Readonly<Record<string, string | Blob>>) =>
    server.fetch("/api/user/profile", form(fields, cookie))
  const user = async () => (await server.fetch("/api/auth/user", { headers: { cookie } })).json()
  await save({ name: "Asha Rao" })
  /** The keys of all stored pictures. */
  const stored = async () => succeed(await server.run(Images.use(({ list }) => list))).map(({ key }) => key)
  return { server, trouble, cookie, save, user, stored }
}

/** The form of the profile, whose body comes as the stream goes. */
export const streamedForm = (cookie: string, body: ReadableStream<Uint8Array>, headers = {}): RequestInit =>
  Object.assign(
    { method: "POST", body, duplex: "half" },
    {
      headers: { ...fromOwnPage, "content-type": "multipart/form-data; boundary=x", cookie, ...headers }
    }
  )

export const bytesAt = async (server: TestServer, address: string) =>
  new Uint8Array(await (await server.fetch(address)).arrayBuffer())
