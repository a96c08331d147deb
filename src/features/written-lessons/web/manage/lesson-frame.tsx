import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { EditorHeadContext } from '#src/web/manager/editor/editor-head.ts'
import { ListLink } from '#src/web/manager/lists/kept-list.tsx'
import '#src/web/manager/sheets.ts'

import '#src/web/manager/forms/manager-form.css'
import './lessons-manager.css'

interface LessonFrameProps {
  course: { _id: string; title: string }
  heading: string
  /** The name of the lesson that is edited: its form draws the head itself. */
  editing?: string
  /** At the head's end. */
  actions?: ReactNode
  children: ReactNode
}

export const playlistAt = (courseId: string): string => `/dashboard/manage-courses/course-playlist?course=${courseId}`

/** The head of the screens of lessons that are no videos, which are reached from their course's playlist. */
export function LessonFrame({ course, heading, editing, actions, children }: LessonFrameProps) {
  const t = useTranslations('managers.lessons')
  const courses = useTranslations('managers.courses')
  const manager = useTranslations('manager')
  const trail = (
    <Breadcrumb
      label={manager('trail')}
      items={[
        <ListLink key="courses" to="/dashboard/manage-courses">
          {courses('title')}
        </ListLink>,
        <Link key="playlist" to={playlistAt(course._id)}>
          {course.title}
        </Link>,
        editing ?? heading,
      ]}
    />
  )
  const head = (
    <Head
      title={manager('documentTitle', { title: heading })}
      description={manager('description', { title: t('title') })}
      hidden
    />
  )
  if (editing !== undefined)
    return (
      <EditorHeadContext value={{ trail, heading }}>
        {head}
        {children}
      </EditorHeadContext>
    )
  return (
    <>
      {head}
      {trail}
      <div className="manager-top">
        <h1>{heading}</h1>
        {actions}
      </div>
      {children}
    </>
  )
}
