import { Layer, Logger, References } from "effect"
import { zipArchiver } from "#adapters/archive/index.ts"
import { pbkdf2Hasher } from "#adapters/identity/pbkdf2/index.ts"
import { browserPictures } from "#adapters/images/browser/index.ts"
import { otpauthCodes } from "#adapters/one-time-codes/otpauth/index.ts"
import { webSealing } from "#adapters/sealing/web/index.ts"
import { browserStorage } from "#adapters/storage/browser/index.ts"
import { backgroundJobs } from "#core/concurrency/background-jobs.ts"
import { MailTexts } from "#core/ports/mail-texts.ts"
import { ReleaseWindow } from "#core/ports/release-window.ts"
import { SignUpPolicy } from "#core/ports/sign-up-policy.ts"
import { outbox } from "#core/use-cases/mails/outbox.ts"
import { mailText, noteCountText } from "../mails/mail-texts.ts"
import { nameForBuild } from "./base-path.ts"
import { browserKey } from "./browser-key.ts"
import { offlineModerator } from "./local-moderation.ts"

export const storeName = nameForBuild("honesthive")
export const imagesName = nameForBuild("honesthive-images")

const logging = Layer.mergeAll(
  Logger.layer([Logger.consolePretty()]),
  Layer.succeed(References.MinimumLogLevel)("Warn")
)

export const offlineLayers = Layer.mergeAll(
  webSealing(browserKey(storeName)),
  browserStorage({ name: storeName }),
  browserPictures(imagesName),
  pbkdf2Hasher,
  otpauthCodes,
  offlineModerator,
  backgroundJobs,
  zipArchiver,
  outbox,
  Layer.succeed(MailTexts)({ mailText, noteCountText }),
  Layer.succeed(SignUpPolicy)({ mode: "open" }),
  Layer.succeed(ReleaseWindow)(0)
).pipe(Layer.provideMerge(logging))
