import { useTranslations } from 'use-intl'

/** A sentence of a teacher, in quotation marks. */
export function Saying({ saying }: { saying: string }) {
  const t = useTranslations('sayings')
  return (
    <p className="saying" dir="auto">
      {t('said', { saying })}
    </p>
  )
}
