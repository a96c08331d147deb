import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'

import { TeacherForm } from './teacher-form.tsx'
import { inputOf, noTeacher } from './values.ts'

/** After somebody was added, every field is empty again. */
export function NewTeacher() {
  const t = useTranslations('managers.teachers')
  return (
    <TeacherForm
      values={noTeacher}
      save={(values, _, key) => api().createTeacher(inputOf(values), key)}
      onSaved={reset => reset(noTeacher)}
      texts={{ label: t('create'), saved: t('created'), failed: t('createFailed') }}
    />
  )
}
