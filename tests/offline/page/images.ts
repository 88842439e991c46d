import { Effect, Layer } from "effect"
import { browserImages } from "#adapters/images/browser/browser-images.ts"
import { openDatabase, requestResult } from "#adapters/indexed-db/database.ts"
import { imagesContract } from "../../contracts/images.contract.ts"
import { databaseName } from "./database-name.ts"

const readAllImages = async (name: string): Promise<ReadonlyArray<string>> => {
  const database = await openDatabase(name, {})
  const keys = await requestResult(database.transaction("images").objectStore("images").getAllKeys())
  database.close()
  return keys.map(String)
}

imagesContract({
  name: "browser",
  place: databaseName,
  open: (name) => Layer.fresh(Layer.orDie(browserImages(name))),
  isDurable: true,
  everything: (name) => Effect.promise(() => readAllImages(name))
})
