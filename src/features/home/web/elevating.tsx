import { Activity, Bandage, Gauge, HeartPulse, Salad, Video } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { DrawnOnce } from '#src/web/drawn-once.tsx'

const fields = [
  { name: 'motion', Icon: Activity },
  { name: 'force', Icon: Gauge },
  { name: 'physiology', Icon: HeartPulse },
  { name: 'match', Icon: Video },
  { name: 'nutrition', Icon: Salad },
  { name: 'returnToPlay', Icon: Bandage },
] as const

/** L-HOME-6 */
export const Elevating = () => <DrawnOnce as="section" className="elevating" part={Fields} of={{}} />

function Fields() {
  const t = useTranslations('home.elevating')
  return (
    <div className="wrap">
      <h2>{t('title')}</h2>
      <ul>
        {fields.map(({ name, Icon }) => (
          <li key={name}>
            <Icon className="size-6" />
            <b>{t(`${name}.title`)}</b>
            <span>{t(`${name}.text`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
