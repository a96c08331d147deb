import { useTranslations } from 'use-intl'

const principles = ['measure', 'explain', 'decide'] as const

export function AboutMission() {
  const t = useTranslations('pages.about')
  return (
    <section className="about-mission" aria-labelledby="about-mission">
      <div className="wrap">
        <h2 id="about-mission">{t('mission')}</h2>
        <ol>
          {principles.map(name => (
            <li key={name}>
              <h3>{t(`${name}.title`)}</h3>
              <p>{t(`${name}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
