import { CalendarDays, Clock } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { TextField, type TextFieldProps } from '#src/ui/controls/text-field.tsx'
import { shortDay } from '#src/web/words/days.ts'

import './when.css'

interface WhenProps {
  type: 'date' | 'time'
  /** What the field holds: `YYYY-MM-DD`, `HH:MM`, or nothing. */
  value: string
  /** What stands there while it holds nothing. */
  none?: string
}

/** What a field of days or times holds, as all others say it; whoever types sees the browser's own. */
export function When({ type, value, none }: WhenProps) {
  const t = useTranslations('manager')
  const time = Date.parse(value)
  const said = type === 'time' ? value : Number.isNaN(time) ? '' : shortDay.format(time)
  const Icon = type === 'time' ? Clock : CalendarDays
  return (
    <span className="when" data-none={said === '' ? '' : undefined} aria-hidden="true">
      <bdi>{said || (none ?? t(type === 'time' ? 'chooseTime' : 'chooseDay'))}</bdi>
      <Icon />
    </span>
  )
}

/** A day or a time of day. */
export function WhenField({ type, held, ...field }: TextFieldProps & { type: WhenProps['type']; held: string }) {
  return <TextField {...field} type={type} icon={<When type={type} value={held} />} />
}
