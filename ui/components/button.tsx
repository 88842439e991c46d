import { Children, type ReactNode } from "react"
import { LoaderCircleIcon } from "./visitor-icons.tsx"
import { whileBusy } from "./while-busy.ts"

export type ButtonKind = "primary" | "danger" | "ghost" | "danger-text"

interface ButtonProps {
  readonly kind?: ButtonKind | undefined
  readonly type?: "button" | "submit"
  readonly disabled?: boolean
  readonly busy?: boolean
  readonly block?: boolean
  readonly label?: string
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** React can't insert an icon before a bare text that a page translator has replaced. */
const wrapText = (child: ReactNode): ReactNode => (typeof child === "string" ? <span>{child}</span> : child)

export const Button = ({ kind, type = "button", busy = false, ...props }: ButtonProps) => (
  <button
    type={type}
    className={["button", kind, props.block === true && "block"].filter(Boolean).join(" ")}
    disabled={props.disabled === true}
    aria-label={props.label}
    {...whileBusy(busy, props.onClick)}
  >
    {busy && <LoaderCircleIcon className="spinner" />}
    {Children.map(props.children, wrapText)}
  </button>
)
