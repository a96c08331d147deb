import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Drawer } from '#src/ui/overlays/drawer.tsx'
import { Email } from '#src/web/words/email.tsx'
import { TimeAgo } from '#src/web/words/time-ago.tsx'

import { RegistrationState, type Registration } from '../forms/registration-state.tsx'
import type { Decision } from './decision-prompt.tsx'

/** Names and values; a value that was not given is left out. */
export type Facts = readonly (readonly [name: string, value: ReactNode])[]

interface RegistrationDrawerProps {
  row: Registration
  image: string
  facts: Facts
  onDecide: (status: Decision['status']) => void
  onClose: () => void
}

/** Everything that an applicant sent. All of it is drawn as text (T41). */
export function RegistrationDrawer({ row, image, facts, onDecide, onClose }: RegistrationDrawerProps) {
  const t = useTranslations('managers.applications')
  return (
    <Drawer
      open
      side="end"
      onOpenChange={open => !open && onClose()}
      title={row.name}
      closeLabel={t('close')}
      footer={
        row.status === 'pending' && (
          <>
            <Button onClick={() => onDecide('rejected')}>{t('reject')}</Button>
            <Button variant="primary" onClick={() => onDecide('approved')}>
              {t('accept')}
            </Button>
          </>
        )
      }
    >
      <a className="registration-image" href={image} target="_blank" rel="noopener noreferrer">
        <img src={image} alt={t('imageOf', { name: row.name })} />
      </a>
      <dl className="registration-facts">
        <Fact name={t('status')}>
          <RegistrationState status={row.status} />
          {row.decidedAt && <TimeAgo instant={row.decidedAt} />}
        </Fact>
        <Fact name={t('registeredAt')}>
          <TimeAgo instant={row.createdAt} />
        </Fact>
        <Fact name={t('email')}>
          <a className="link" href={`mailto:${encodeURIComponent(row.contactEmail)}`}>
            <Email address={row.contactEmail} />
          </a>
          <span>{t(`claims.${row.claim}`)}</span>
        </Fact>
        <Fact name={t('phone')}>
          <a className="link" href={`tel:${row.contactPhone}`}>
            {row.contactPhone}
          </a>
        </Fact>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ),
        )}
      </dl>
    </Drawer>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
