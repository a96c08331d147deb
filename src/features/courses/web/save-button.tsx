import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { IconButton } from '#src/ui/controls/button.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

import type { CardCourse } from './course/course-facts.tsx'

/** Puts a course among one's own for later, or takes it off. */
export function SaveButton({ course }: { course: Pick<CardCourse, '_id' | 'title' | 'saved'> }) {
  const t = useTranslations('courses')
  const [isSaved, setSaved] = useState(course.saved)
  const press = async () => {
    setSaved(!isSaved)
    try {
      await (isSaved ? api().unsaveCourse({ id: course._id }) : api().saveCourse({ id: course._id }))
    } catch (error) {
      setSaved(isSaved)
      toast.error(isCallRefused(error) ? error.message : t('saveFailed'))
    }
  }
  return (
    <IconButton
      className="save"
      name={t('save', { title: course.title })}
      aria-pressed={isSaved}
      onClick={() => void press()}
    >
      <Bookmark />
    </IconButton>
  )
}
