export const EmptyCells = ({ warm = false }: { readonly warm?: boolean }) => (
  <svg className="cells" viewBox="0 0 96 88" aria-hidden="true" strokeWidth="1.6" strokeLinejoin="round">
    <g strokeDasharray="4 4">
      <path d="M26 43 44 53.4V74.2L26 84.6 8 74.2V53.4Z" />
      <path d="M70 43 88 53.4V74.2L70 84.6 52 74.2V53.4Z" />
      {!warm && <path d="M48 3 66 13.4V34.2L48 44.6 30 34.2V13.4Z" />}
    </g>
    {warm && <path className="first" d="M48 3 66 13.4V34.2L48 44.6 30 34.2V13.4Z" />}
  </svg>
)
