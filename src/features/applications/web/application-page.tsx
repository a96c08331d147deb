import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Head } from '#src/web/head.tsx'
import { imageFiles } from '#src/web/images.ts'
import { BreadcrumbsLd } from '#src/web/json-ld.tsx'
import { Link } from '#src/web/links/link.tsx'

import { FORM_ID, formAddress, listAddress } from './addresses.ts'
import { ApplicationInfo, type ShownApplication } from './application-info.tsx'
import { Deadline } from './deadline.tsx'
import type { applicationLoader } from './loaders.ts'
import { OwnOrForm } from './own-registration-later.tsx'

export function ApplicationPage() {
  const { application, registration } = useLoaderData<typeof applicationLoader>()
  const t = useTranslations('applications')
  const { _id, name, applicantType, desiredDevelopment, image } = application
  const [title, lead] =
    applicantType === 'ClubApplication' ? [t('clubTitle'), t('clubLead')] : [t('coachTitle'), t('coachLead')]
  return (
    <div className="wrap application">
      <Head title={name} description={desiredDevelopment || lead} image={image ? imageFiles(image).full : undefined} />
      <BreadcrumbsLd
        trail={[
          [title, listAddress(applicantType)],
          [name, `/application/${_id}`],
        ]}
      />
      <ApplicationInfo application={application}>
        <OwnOrForm registration={registration} isOpen={application.isOpen}>
          <RegisterBox application={application} />
        </OwnOrForm>
      </ApplicationInfo>
    </div>
  )
}

function RegisterBox({ application }: { application: ShownApplication }) {
  const t = useTranslations('applications')
  const { applicantType, isOpen, deadline } = application
  const isClub = applicantType === 'ClubApplication'
  return (
    <section className="panel application-box" aria-labelledby="register">
      <h2 id="register">{isClub ? t('clubForm') : t('coachForm')}</h2>
      <p>{isOpen ? (isClub ? t('clubInvitation') : t('coachInvitation')) : t('closedText')}</p>
      <p className="application-until">
        {t('deadline')} <Deadline instant={deadline} />
      </p>
      {isOpen ? (
        <Link
          className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
          to={`${formAddress(application)}#${FORM_ID}`}
        >
          {t('register')}
        </Link>
      ) : (
        <Button variant="primary" size="lg" block disabled>
          {t('register')}
        </Button>
      )}
    </section>
  )
}
