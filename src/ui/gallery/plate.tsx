/** A stand-in for an image: one red trace on a plate. */
export function Plate({ field = 'var(--field-ink)' }: { field?: string }) {
  return (
    <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true" style={{ background: field }}>
      <path
        d="M0 90H640M0 180H640M0 270H640M160 0V360M320 0V360M480 0V360"
        stroke="var(--field-bone)"
        strokeOpacity=".12"
        fill="none"
      />
      <path
        d="M40 250h90c30 0 40-120 90-120s60 90 90 120h60l20-180 24 180h186"
        stroke="var(--red-500)"
        strokeWidth="5"
        strokeLinejoin="round"
        fill="none"
      />
    </svg>
  )
}
