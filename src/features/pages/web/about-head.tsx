import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Picture } from '#src/ui/display/picture.tsx'
import { ContactButton } from '#src/web/contact-button.tsx'
import { Link } from '#src/web/links/link.tsx'

export function AboutHead({ image, title, lead }: { image: string; title: string; lead: string | undefined }) {
  const t = useTranslations('pages.about')
  return (
    <section className="about-head">
      <div className="wrap">
        <div className="about-copy">
          <h1 className="page-title">{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          <div className="about-actions">
            <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to="/courses">
              {t('courses')}
            </Link>
            <ContactButton>{t('contact')}</ContactButton>
          </div>
        </div>
        <figure>
          <Picture src={image} alt={t('imageAlt')} width={960} height={640} priority onPaper />
          <figcaption>{t('caption')}</figcaption>
        </figure>
      </div>
    </section>
  )
}
