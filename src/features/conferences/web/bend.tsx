const LANES = [50, 114, 178, 242, 306, 370, 434, 498]

/** The bend of a running track, seen from above: the ornament of a conference that has no image, and of its header. */
export function Bend({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 480"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="var(--field-bone)"
      aria-hidden="true"
      direction="ltr"
    >
      <rect width="1440" height="480" stroke="none" className="bend-ground" />
      {LANES.map(radius => (
        <path
          key={radius}
          d={`M0 ${240 - radius}H820A${radius} ${radius} 0 0 1 820 ${240 + radius}H0`}
          strokeWidth="3"
          opacity=".5"
        />
      ))}
      <path d="M246 94H820A146 146 0 0 1 966 240" strokeWidth="9" strokeLinecap="round" />
    </svg>
  )
}
