import { Context } from "effect"
import { productName } from "../domain/values/product-name.ts"

export const InstanceName = Context.Reference<string>("honesthive/core/ports/InstanceName", {
  defaultValue: () => productName
})
