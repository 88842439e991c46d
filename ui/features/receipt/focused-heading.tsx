import { takeFocus } from "../../components/take-focus.ts"

/** Takes the focus when it appears in the place of a form, so that screen readers read on from here. */
export const FocusedHeading = ({ text }: { readonly text: string }) => (
  <h2 tabIndex={-1} ref={takeFocus}>
    {text}
  </h2>
)
