import type { ComponentProps } from "react"

/** Needs a name: `aria-label` or `aria-labelledby`. */
export const Group = (props: ComponentProps<"div">) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset takes part in the form's layout
  <div role="group" {...props} />
)
