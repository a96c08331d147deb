import { useTranslations } from 'use-intl'

import { Face, type ShownTeacher } from './face.tsx'

/** Who teaches, on the card of what they teach: the first one's face and name, and how many more there are. */
export function Byline({ teachers }: { teachers: readonly ShownTeacher[] }) {
  const t = useTranslations('teachers')
  const [first, ...others] = teachers
  if (!first) return null
  return (
    <span className="byline">
      <Face teacher={first} size={28} />
      <span>
        <b>{first.name}</b>
        {others.length > 0 && <> {t('andMore', { count: others.length })}</>}
      </span>
    </span>
  )
}
