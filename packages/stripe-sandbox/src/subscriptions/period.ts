/** `interval` is `day`, `week`, `month` or `year`. */
type Recurrence = { interval: string; interval_count: number }

/** A month later on the same day, or on the month's last day when it is shorter. */
function addMonths(anchor: Date, count: number): Date {
  const moved = new Date(anchor)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + count)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay))
  return moved
}

/**
 * The end of the billing period that begins at `start`. Counted from the anchor, so that a subscription of the 31st comes
 * back to the 31st after February.
 * @param anchor, start seconds since 1970
 * @returns seconds since 1970
 */
export function endOfPeriod(
  { interval, interval_count: every }: Recurrence,
  { anchor, start }: { anchor: number; start: number },
): number {
  if (interval === 'day' || interval === 'week') return start + (interval === 'week' ? 7 : 1) * every * 86_400
  const step = interval === 'year' ? every * 12 : every
  const from = new Date(anchor * 1000)
  let count = step
  while (addMonths(from, count).getTime() / 1000 <= start) count += step
  return addMonths(from, count).getTime() / 1000
}
