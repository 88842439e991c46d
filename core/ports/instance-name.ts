import { Context } from "effect"
import { productName } from "../domain/values/product-name.ts"

/** INSTANCE_NAME: how mails call this server. */
export const InstanceName = Context.Reference<string>("honesthive/core/ports/InstanceName", {
  defaultValue: () => productName
})
