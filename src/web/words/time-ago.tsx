import { useZone } from '#src/web/calls/page-data.ts'
import { dayIn, timeIn } from '#src/wire/time-zone.ts'

import { useRelativeTime } from './dates.ts'

/** "2 days ago", with the exact instant for machines and on hover. */
export function TimeAgo({ instant }: { instant: string }) {
  const relativeTime = useRelativeTime()
  const zone = useZone()
  const at = new Date(instant)
  return (
    <time dateTime={instant} title={`${dayIn(zone, at)} ${timeIn(zone, at)}`}>
      {relativeTime(instant)}
    </time>
  )
}
