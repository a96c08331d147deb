import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { SelectField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { STANDARD_ZONE, timeIn } from '#src/wire/time-zone.ts'

import type { Identity } from './shown.ts'

/** In which time zone the academy’s days begin, with what a clock there shows now. */
export function ZoneField({ form }: { form: UseFormReturn<Identity> }) {
  const t = useTranslations('managers.academy')
  const zone = form.watch('timeZone')
  const [now, zones] = useBrowser()
  const help = now ? t('timeZoneNow', { time: timeIn(zone, now) }) : t('timeZoneHelp')
  return (
    <section className="manager-part">
      <h2>{t('days')}</h2>
      <p className="text-muted">{t('daysText')}</p>
      <SelectField label={t('timeZone')} help={help} {...fieldOf(form, 'timeZone')}>
        {[...new Set([STANDARD_ZONE, ...zones, form.formState.defaultValues?.timeZone ?? zone])].map(name => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
    </section>
  )
}

const EVERY_MS = 20_000

/** What the browser’s clock shows, and the time zones that it knows: others than the server, so not before it draws itself. */
function useBrowser(): [Date | undefined, readonly string[]] {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const read = () => setNow(new Date())
    read()
    const timer = setInterval(read, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return [now, now ? Intl.supportedValuesOf('timeZone') : []]
}
