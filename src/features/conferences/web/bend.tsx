import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

// Both pages draw the bend: one file of styles for the two.
import './bend.css'
import './conferences.css'
import './past-conferences.css'
import './conference-page.css'

/** What a lane runs around, and how wide the lanes are drawn: their radii are true to one another. */
const INNER = 72
const LANE = 56
const CENTRE = { x: 980, y: 560 }
const LANES = [1, 2, 3, 4, 5, 6, 7, 8]
const edge = (lane: number): number => INNER + LANE * lane
const FOOT = 760

/** The bend of a running track, seen from above: the ornament of a conference that has no image. */
export function Bend({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="330 -110 1180 800"
      preserveAspectRatio="xMaxYMax meet"
      fill="none"
      aria-hidden="true"
    >
      {[0, ...LANES].map(lane => (
        <path
          key={lane}
          className="bend-lane"
          d={`M${CENTRE.x - edge(lane)} ${FOOT}V${CENTRE.y}A${edge(lane)} ${edge(lane)} 0 0 1 ${CENTRE.x + edge(lane)} ${CENTRE.y}V${FOOT}`}
        />
      ))}
      {children}
    </svg>
  )
}

/** The same with its start line, and how far ahead of it lane two starts: 7.04 m, where a lane is 1.22 m wide. */
export function StaggeredBend({ className }: { className: string }) {
  const t = useTranslations('conferences')
  return (
    <Bend className={className}>
      {LANES.map(lane => (
        <text key={lane} x={CENTRE.x - edge(lane - 0.5)} y="672" textAnchor="middle">
          {lane}
        </text>
      ))}
      <path className="bend-start" d="M446 622H922" />
      <path className="bend-lead" d="M911.6 397.8V-84" />
      <path className="bend-trace" pathLength="1" d="M824 620V560A156 156 0 0 1 911.6 419.8" />
      <circle className="bend-runner" cx="911.6" cy="419.8" r="13" />
      <text className="bend-metres" x="929.6" y="-40">
        7.04
        <tspan dx="8">{t('metres')}</tspan>
      </text>
      <text className="bend-words" x="931.6" y="-8">
        {t('stagger')}
      </text>
    </Bend>
  )
}
