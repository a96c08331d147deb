const RADII = [36, 68, 100, 132]
/** The middle of the lane that is run. */
const RUN = 84
/** Anticlockwise, as races are run, from the start line. */
const lane = (radius: number) => {
  const bend = `A${radius} ${radius} 0 0 0`
  return `M144 ${144 + radius}H236${bend} 236 ${144 - radius}H144${bend} 144 ${144 + radius}`
}

export interface TrackProps {
  /** How much of the lap is done, percent of the inner lane; what is ahead is dotted. */
  percent: number
}

/** A running track with one lap under way, for pages that have nothing else to show. Decoration. */
export function Track({ percent }: TrackProps) {
  const path = lane(RUN)
  return (
    <svg className="track flip" viewBox="0 0 380 288" fill="none" aria-hidden="true">
      {RADII.map(radius => (
        <path key={radius} d={lane(radius)} className="lane" />
      ))}
      <path d="M144 180V276" className="lane" />
      <path d={path} className="ahead" />
      <path d={path} className="done" pathLength={100} strokeDasharray={`${percent} 100`} />
    </svg>
  )
}
