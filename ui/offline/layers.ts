import { Layer, Logger, References } from "effect"
import { zipArchiver } from "#adapters/archive/zip-archiver.ts"
import { pbkdf2Hasher } from "#adapters/identity/pbkdf2/pbkdf2-hasher.ts"
import { browserImages } from "#adapters/images/browser/browser-images.ts"
import { canvasProcessor } from "#adapters/images/browser/canvas-processor.ts"
import { webSealing } from "#adapters/sealing/web/index.ts"
import { browserStorage } from "#adapters/storage/browser/storage.ts"
import { backgroundJobs } from "#core/concurrency/background-jobs.ts"
import { ReleaseWindow } from "#core/ports/release-window.ts"
import { SignUpPolicy } from "#core/ports/sign-up-policy.ts"
import { outbox } from "#core/use-cases/mails/outbox.ts"
import { nameForBuild } from "./base-path.ts"
import { browserKey } from "./browser-key.ts"
import { offlineModerator } from "./local-moderation.ts"

export const storeName = nameForBuild("honesthive")
export const imagesName = nameForBuild("honesthive-images")

const logging = Layer.mergeAll(
  Logger.layer([Logger.consolePretty()]),
  Layer.succeed(References.MinimumLogLevel)("Warn")
)

/** The composition root of a browser that is its own server. */
export const offlineLayers = Layer.mergeAll(
  webSealing(browserKey(storeName)),
  browserStorage({ name: storeName }),
  browserImages(imagesName),
  canvasProcessor,
  pbkdf2Hasher,
  offlineModerator,
  backgroundJobs,
  zipArchiver,
  outbox,
  Layer.succeed(SignUpPolicy)({ isOpen: true }),
  Layer.succeed(ReleaseWindow)(0)
).pipe(Layer.provideMerge(logging))
