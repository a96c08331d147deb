import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Head } from '#src/web/head.tsx'
import { imageFiles } from '#src/web/images.ts'
import { BreadcrumbsLd } from '#src/web/json-ld.tsx'
import { Link } from '#src/web/links/link.tsx'

import { FORM_ID, formAddress, listAddress } from './addresses.ts'
import { ApplicationInfo, ApplicationTerms, type ShownApplication } from './application-info.tsx'
import { DaysLeft } from './deadline.tsx'
import type { applicationLoader } from './loaders.ts'
import { mayRegister, OwnOrForm } from './own-registration-later.tsx'

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
      <ApplicationInfo application={application} hasTerms={!mayRegister(registration, application.isOpen)}>
        <OwnOrForm registration={registration} isOpen={application.isOpen}>
          <RegisterBox application={application} />
        </OwnOrForm>
      </ApplicationInfo>
    </div>
  )
}

function RegisterBox({ application }: { application: ShownApplication }) {
  const t = useTranslations('applications')
  const { applicantType, isOpen } = application
  const isClub = applicantType === 'ClubApplication'
  return (
    <section className="panel application-box" aria-labelledby="register">
      <h2 id="register">{isClub ? t('clubForm') : t('coachForm')}</h2>
      <p>{isOpen ? (isClub ? t('clubInvitation') : t('coachInvitation')) : t('closedText')}</p>
      <div className="application-facts">
        {isOpen && <DaysLeft deadline={application.deadline} isOpen />}
        <ApplicationTerms application={application} />
      </div>
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
