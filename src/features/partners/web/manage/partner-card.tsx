import { ArrowUpRight, Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { useShortDay } from '#src/web/words/own-days.ts'

import type { ShownPartner } from './values.ts'

interface PartnerCardProps {
  partner: ShownPartner
  onEdit: (partner: ShownPartner) => void
  onDelete: (partner: ShownPartner) => void
}

/** A-PART-1 */
export function PartnerCard({ partner, onEdit, onDelete }: PartnerCardProps) {
  const shortDay = useShortDay()
  const t = useTranslations('partners')
  const manager = useTranslations('manager')
  const { name, logo, website, createdAt } = partner
  return (
    <article className="panel partner-card">
      <img src={logo} alt="" width={300} height={128} loading="lazy" />
      <div className="partner-words">
        <h2>{name}</h2>
        <p>
          {t('since')} <time dateTime={createdAt}>{shortDay(createdAt)}</time>
        </p>
      </div>
      <div className="partner-foot">
        {website && (
          <a
            className="link"
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('visitOne', { name })}
          >
            {t('visit')}
            <ArrowUpRight />
          </a>
        )}
        <span className="manager-acts">
          <RowButton label={manager('edit', { name })} onClick={() => onEdit(partner)}>
            <Pencil />
          </RowButton>
          <RowButton label={manager('delete', { name })} onClick={() => onDelete(partner)}>
            <Trash2 />
          </RowButton>
        </span>
      </div>
    </article>
  )
}
