import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { DeletePrompt } from '#src/web/manager/prompts/delete-prompt.tsx'

import type { CourseRow } from './course-row.tsx'

/** A-CRS-4, D-64: says beforehand whether the course will be deleted or archived. */
export function DeleteCourse({ course, onClose }: { course: CourseRow; onClose: () => void }) {
  const t = useTranslations('managers.courses')
  const { _id, title, videoCount, isKept, state } = course
  const gone = `${t(state === 'Draft' ? 'nobodysDraft' : 'nobodys')} ${t('deleteText', { count: videoCount })}`
  return (
    <DeletePrompt
      name={title}
      text={isKept ? t('keptText') : gone}
      onDelete={password => api().deleteCourse({ id: _id, password })}
      onClose={onClose}
      deleted={({ result }) => t(result === 'archived' ? 'archivedInstead' : 'deleted')}
      failed={t('deleteFailed')}
    />
  )
}
