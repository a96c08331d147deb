import { longDay } from '#src/web/words/days.ts'

/** A day as it stands on a paper: 4 September 2026. @param day YYYY-MM-DD */
export const ResearchDay = ({ day }: { day: string }) => <time dateTime={day}>{longDay.format(new Date(day))}</time>
