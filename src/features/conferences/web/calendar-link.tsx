import { CalendarPlus } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { type ButtonLook, buttonClass } from '#src/ui/controls/button.tsx'

/** @param id of a conference that is still to come */
export function CalendarLink({ id, variant }: { id: string } & Pick<ButtonLook, 'variant'>) {
  const t = useTranslations('conferences')
  return (
    <a className={buttonClass({ variant, size: 'lg' })} href={`/api/conferences/${id}/calendar.ics`} download>
      <CalendarPlus />
      {t('addToCalendar')}
    </a>
  )
}
