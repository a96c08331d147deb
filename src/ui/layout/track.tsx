const RADII = [36, 68, 100, 132]
/** The middle of the lane that is run. */
const RUN = 84
const lane = (radius: number) => `M8 ${144 - radius}H236A${radius} ${radius} 0 0 1 236 ${144 + radius}H8`

export interface TrackProps {
  /** How much of the lap is done, percent of the inner lane; what is ahead is dotted. */
  percent: number
}

/** The bend of a running track with one lap under way, for pages that have nothing else to show. Decoration. */
export function Track({ percent }: TrackProps) {
  const path = lane(RUN)
  return (
    <svg className="track flip" viewBox="0 0 380 288" fill="none" aria-hidden="true">
      {RADII.map(radius => (
        <path key={radius} d={lane(radius)} className="lane" />
      ))}
      <path d={path} className="ahead" />
      <path d={path} className="done" pathLength={100} strokeDasharray={`${percent} 100`} />
    </svg>
  )
}
