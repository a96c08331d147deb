const LANES = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const edge = (lane: number): number => 92 + 14 * lane
/** A lap from the finish, anticlockwise, as races are run. */
const lap = (radius: number) => {
  const bend = `A${radius} ${radius} 0 0 0`
  return `M450 ${250 + radius}${bend} 450 ${250 - radius}H210${bend} 210 ${250 + radius}Z`
}

interface PlanProps {
  /** How much of it stands, percent; what is ahead is dotted. */
  percent: number
}

/** An academy from above: its track, the pitch within, and one stand of two. Decoration. */
export function AcademyPlan({ percent }: PlanProps) {
  return (
    <svg className="site-plan flip" viewBox="-4 -24 740 548" fill="none" aria-hidden="true">
      <path d="M222 190H438V310H222ZM330 190V310M222 222H256V278H222M438 222H404V278H438" />
      <circle cx="330" cy="250" r="22" />
      {LANES.map(lane => (
        <path key={lane} d={`${lap(edge(lane))}M450 ${250 + edge(lane)}H620`} />
      ))}
      <path className="strong" d="M450 342V454M620 342V454" />
      <path className="strong" d="M210 24H450M210 8H450M210 -8H450M210 -20V36M290 -20V36M370 -20V36M450 -20V36" />
      <path className="ahead" d="M210 476H450M210 492H450M210 508H450" />
      <path className="ahead" d={lap(99)} />
      <path className="done" d={lap(99)} pathLength={100} strokeDasharray={`${percent} 100`} />
    </svg>
  )
}

const PLATES = [112, 186, 260, 334]
/** Where cameras hang, and where each looks. */
const CAMERAS = [
  [70, 62],
  [230, 46],
  [390, 62],
  [70, 438],
  [230, 454],
  [390, 438],
] as const

/** A laboratory from above: a runway with its plates, and the cameras around it. Decoration. */
export function LaboratoryPlan({ percent }: PlanProps) {
  const runway = 'M48 320H432'
  return (
    <svg className="site-plan flip" viewBox="-4 -4 740 508" fill="none" aria-hidden="true">
      {CAMERAS.map(([x, y]) => {
        const far = y < 250 ? 296 : 204
        return <path key={`${x}${y}`} className="sight" d={`M${x} ${y}L${x - 62} ${far}H${x + 62}Z`} />
      })}
      <path className="strong" d="M120 500H0V0H732V500H200M480 0V190M480 280V500" />
      <path d="M120 500A80 80 0 0 1 200 420V500M480 280A90 90 0 0 1 570 190H480" />
      <path d="M24 204H456V296H24ZM24 250H70M410 250H456" />
      {PLATES.map(x => (
        <path key={x} className={x === 186 ? 'plate' : 'strong'} d={`M${x} 224h52v52h-52Z`} />
      ))}
      {CAMERAS.map(([x, y]) => (
        <circle key={`${x}${y}`} className="camera" cx={x} cy={y} r="9" />
      ))}
      <path d="M540 60H680V124H540ZM540 76H680M540 108H680M556 76V108M664 76V108" />
      <path className="ahead" d="M540 330H680V376H540ZM540 410H680V456H540Z" />
      <path className="ahead" d={runway} />
      <path className="done" d={runway} pathLength={100} strokeDasharray={`${percent} 100`} />
    </svg>
  )
}
