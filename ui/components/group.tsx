import type { ComponentProps } from "react"

type GroupName = { readonly "aria-label": string } | { readonly "aria-labelledby": string }

export const Group = (props: ComponentProps<"div"> & GroupName) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset takes part in the form's layout
  <div role="group" {...props} />
)
