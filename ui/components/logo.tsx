import { useAddressIn } from "./language-context.ts"
import { useSettings } from "./settings-context.ts"

export const Mark = () => (
  <svg viewBox="4 4 92 92" aria-hidden="true">
    <path
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinejoin="round"
      d="M36 13 11 27.4V72.6L36 87V53.5L50 61.6 64 53.5V87L89 72.6V27.4L64 13V39L50 47.1 36 39Z"
    />
    <path
      fill="var(--mark-honey)"
      stroke="var(--mark-honey)"
      strokeWidth="4"
      strokeLinejoin="round"
      d="M50 17.2 58.2 21.95V31.45L50 36.2 41.8 31.45V21.95Z"
    />
  </svg>
)

export const Logo = () => {
  const { name, logo } = useSettings()
  return (
    <a className="logo" href={useAddressIn()("/")}>
      {logo === null ? <Mark /> : <img src={logo.path} width={logo.width} height={logo.height} alt="" />}
      <span>{name}</span>
    </a>
  )
}
