import { useZone } from '#src/web/calls/page-data.ts'

import { useRelativeTime } from './dates.ts'

/** "2 days ago", with the exact instant for machines and on hover. */
export function TimeAgo({ instant }: { instant: string }) {
  const relativeTime = useRelativeTime()
  const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: useZone() })
  const at = new Date(instant)
  return (
    <time dateTime={instant} title={exact.format(at)}>
      {relativeTime(instant)}
    </time>
  )
}
