import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { Chosen, type Thing } from '#src/web/manager/forms/chosen.tsx'
import { TEACHERS_MAX } from '#src/wire/text/text-limits.ts'

interface ChosenTeachersProps {
  chosen: readonly Thing[]
  onChange: (chosen: Thing[]) => void
}

/** Who teaches a course; the first one leads, and stands on its card. */
export function ChosenTeachers({ chosen, onChange }: ChosenTeachersProps) {
  const t = useTranslations('managers.courses.taught')
  return (
    <Chosen
      chosen={chosen}
      onChange={onChange}
      find={findTeachers}
      most={TEACHERS_MAX}
      texts={{
        label: t('label'),
        failed: t('failed'),
        none: t('none'),
        search: t('search'),
        noneFound: t('noneFound'),
        more: count => t('more', { count }),
      }}
    />
  )
}

async function findTeachers(words: string, limit: number) {
  const { teachers, total } = await api().manageTeachers({ limit, ...(words && { name: words }) })
  return { things: teachers.map(({ _id, name }) => ({ _id, name })), total }
}
