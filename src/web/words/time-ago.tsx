import { useRelativeTime } from './dates.ts'

/** "2 days ago", with the exact instant for machines and on hover. */
export function TimeAgo({ instant }: { instant: string }) {
  const relativeTime = useRelativeTime()
  return (
    <time dateTime={instant} title={`${instant.slice(0, 16).replace('T', ' ')} UTC`}>
      {relativeTime(instant)}
    </time>
  )
}
