import { useMemo } from 'react'

/** One sign is a height of 0 to 35. */
const BASE = 36

/** What happens in the video over its length, under the bar that seeks in it: what was played in the colour of signals. */
export function SignalLine({ signal }: { signal: string }) {
  const path = useMemo(() => pathOf(signal), [signal])
  return (
    <span className="player-signal" aria-hidden="true">
      {['rest', 'done'].map(part => (
        <svg key={part} className={part} viewBox={`0 0 ${signal.length - 1} ${BASE}`} preserveAspectRatio="none">
          <path d={path} />
        </svg>
      ))}
      <i />
    </span>
  )
}

/** Rounded: each point bends the line between the middles of its neighbours. */
export function pathOf(signal: string): string {
  const heights = Array.from(signal, sign => BASE - Number.parseInt(sign, BASE))
  const bends = heights.slice(0, -1).map((height, index) => {
    const next = heights[index + 1] ?? height
    return `Q${index} ${height} ${index + 0.5} ${(height + next) / 2}`
  })
  return [`M0 ${heights[0]}`, ...bends, `L${heights.length - 1} ${heights.at(-1)}`].join('')
}
