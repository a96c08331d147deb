import { Activity, Bandage, Gauge, HeartPulse, Salad, Video } from 'lucide-react'
import { useTranslations } from 'use-intl'

const specialities = [
  { name: 'motion', Icon: Activity },
  { name: 'force', Icon: Gauge },
  { name: 'physiology', Icon: HeartPulse },
  { name: 'match', Icon: Video },
  { name: 'nutrition', Icon: Salad },
  { name: 'returnToPlay', Icon: Bandage },
] as const

export function AboutSpecialities() {
  const t = useTranslations('pages.about.specialities')
  return (
    <section className="about-specialities section wrap" aria-labelledby="about-specialities">
      <h2 id="about-specialities">{t('title')}</h2>
      <ul>
        {specialities.map(({ name, Icon }) => (
          <li key={name}>
            <Icon className="size-6" />
            <h3>{t(`${name}.title`)}</h3>
            <p>{t(`${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
