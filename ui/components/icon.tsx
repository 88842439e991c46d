export interface IconProps {
  readonly size?: "small" | "large"
  readonly className?: string
}

/** A drawing on a field of 24 by 24 from these paths: decoration beside a text, never the only name of a control. */
export const icon = /* @__NO_SIDE_EFFECTS__ */ (...paths: ReadonlyArray<string>) => {
  const drawing = paths.join("")
  return ({ size, className }: IconProps) => (
    <svg
      className={["icon", size, className].filter(Boolean).join(" ")}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={drawing} />
    </svg>
  )
}
