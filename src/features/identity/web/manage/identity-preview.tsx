import { Mail, Phone } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Logo } from '#src/ui/brand/logo.tsx'
import { Preview, useValues } from '#src/web/manager/editor/edit-side.tsx'

import type { Identity } from './shown.ts'

import './identity-preview.css'

/** The academy at the head and the foot of its pages, and in the last line of its mails. */
export function IdentityPreview({ form }: { form: UseFormReturn<Identity> }) {
  const t = useTranslations('managers.academy')
  const { name, email, phone, address } = useValues(form)
  const called = name.trim() || t('name')
  const place = address.trim() ? `${called}, ${address.trim()}` : called
  return (
    <Preview>
      <div className="identity-preview">
        <p className="identity-head">
          <Logo name={called} />
        </p>
        <div className="identity-foot dark-surround">
          <Logo name={called} />
          <p>
            {email && (
              <span>
                <Mail />
                <bdi>{email}</bdi>
              </span>
            )}
            {phone && (
              <span>
                <Phone />
                <bdi>{phone}</bdi>
              </span>
            )}
          </p>
        </div>
        <p className="identity-mail">{email ? `${place}. ${email}` : place}</p>
      </div>
    </Preview>
  )
}
