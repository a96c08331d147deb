import { Mail, Phone } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { NewsletterBox } from '#src/features/newsletter/web/newsletter-box.tsx'
import { AcademyLogo } from '#src/web/brand/academy-logo.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { DrawnOnce } from '#src/web/drawn-once.tsx'
import { Link } from '#src/web/links/link.tsx'

import { more, services } from './navigation.ts'
import { SocialLinks } from './social-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** X-FOOT-1: services, contact, social links. */
export function SiteFooter() {
  const t = useTranslations('shell')
  const {
    now,
    site: { name, contactEmail, contactPhone, hasImprint },
  } = usePage()
  return (
    <footer className="site-foot dark-surround">
      <div className="wrap">
        <div className="site-foot-grid">
          <div className="site-foot-brand">
            <Link to="/">
              <AcademyLogo />
            </Link>
            <p>{t('motto')}</p>
            <SocialLinks />
          </div>
          <DrawnOnce as="nav" aria-labelledby="foot-services" part={Services} of={{}} />
          <DrawnOnce as="nav" aria-labelledby="foot-more" part={More} of={{}} />
          {(contactEmail || contactPhone) && <DrawnOnce as="div" part={Contact} of={{ contactEmail, contactPhone }} />}
          <NewsletterBox />
        </div>
        <div className="site-foot-base">
          <span>{t('copyright', { year: now.slice(0, 4), academy: name })}</span>
          <nav className="site-foot-legal" aria-label={t('legal')}>
            <Link to="/privacy">{t('privacy')}</Link>
            <Link to="/terms">{t('terms')}</Link>
            {hasImprint && <Link to="/imprint">{t('imprint')}</Link>}
          </nav>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}

function Services() {
  const t = useTranslations('shell')
  return (
    <>
      <h2 id="foot-services">{t('services')}</h2>
      <ul>
        {services.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{t(`links.${text}.name`)}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function More() {
  const t = useTranslations('shell')
  return (
    <>
      <h2 id="foot-more">{t('academy')}</h2>
      <ul>
        {more.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{t(text)}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

type ContactProps = Pick<ReturnType<typeof usePage>['site'], 'contactEmail' | 'contactPhone'>

function Contact({ contactEmail, contactPhone }: ContactProps) {
  const t = useTranslations('shell')
  return (
    <>
      <h2>{t('contact')}</h2>
      <ul>
        {contactEmail && (
          <li>
            <a href={`mailto:${contactEmail}`}>
              <Mail />
              <bdi>{contactEmail}</bdi>
            </a>
          </li>
        )}
        {contactPhone && (
          <li>
            <a href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>
              <Phone />
              <bdi>{contactPhone}</bdi>
            </a>
          </li>
        )}
      </ul>
    </>
  )
}
