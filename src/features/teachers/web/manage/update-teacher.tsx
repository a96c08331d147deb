import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { useToList } from '#src/web/manager/lists/kept-list.tsx'

import type { teacherLoader } from '../loaders.ts'
import { TeacherForm } from './teacher-form.tsx'
import { inputOf } from './values.ts'

export function UpdateTeacher() {
  const t = useTranslations('managers.teachers')
  const toList = useToList('/dashboard/manage-teachers')
  const { teacher, version } = useLoaderData<typeof teacherLoader>()
  const { _id, name, role, portrait, biography, saying, links } = teacher
  return (
    <TeacherForm
      key={_id}
      id={_id}
      values={{ name, role, biography, saying, links, file: undefined }}
      portrait={portrait}
      version={version}
      save={(values, read) => api().updateTeacher({ id: _id, version: read, ...inputOf(values) })}
      onSaved={toList}
      texts={{ label: t('update'), saved: t('updated'), failed: t('updateFailed') }}
    />
  )
}
