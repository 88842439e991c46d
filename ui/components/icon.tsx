export interface IconProps {
  readonly size?: "small" | "large"
  readonly className?: string
}

/** Draws paths of Lucide (ISC licence) on a field of 24 × 24. Decorative: an icon never is the only name of a control. */
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
