import { CalendarPlus } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'

/** @param id of a conference that is still to come */
export function CalendarLink({ id }: { id: string }) {
  const t = useTranslations('conferences')
  return (
    <a className={buttonClass({ size: 'lg' })} href={`/api/conferences/${id}/calendar.ics`} download>
      <CalendarPlus />
      {t('addToCalendar')}
    </a>
  )
}
