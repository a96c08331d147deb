import { useNavigate, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useOnce } from '#src/web/forms/use-once.ts'
import { toast } from '#src/web/toast.ts'

import { useDraftLessons } from './draft-lessons.tsx'

export type Change = 'publish' | 'unpublish' | 'archive' | 'restore'

/** What is done with chosen courses at once; toasts tell how it went, and the list is read again. */
export function useChanges() {
  const t = useTranslations('managers.courses')
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const drafts = useDraftLessons()
  const once = useOnce()
  /** @returns whether all of them were changed */
  const change = async (kind: Change, ids: readonly string[]): Promise<boolean> => {
    try {
      const lessons = kind === 'publish' ? await drafts.ask(ids) : undefined
      if (lessons === 'cancel') return false
      const { changed, unchanged } = await api().changeCourses({ ids: [...ids], change: kind, lessons })
      toast.success(t('changed', { count: changed.length }))
      for (const { message } of unchanged.slice(0, 3)) toast.error(message)
      await revalidate()
      return unchanged.length === 0
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
      return false
    }
  }
  const duplicate = async (id: string) => {
    try {
      const { course } = await once.send(key => api().duplicateCourse({ id }, key), id)
      toast.success(t('duplicated'))
      await navigate(`/dashboard/manage-courses/update-course/${course._id}`)
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    }
  }
  return { change, duplicate, question: drafts.question }
}
