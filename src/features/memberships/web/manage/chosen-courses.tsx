import { Plus, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { FieldGroup } from '#src/ui/controls/field.tsx'
import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'

interface ChosenCourse {
  readonly _id: string
  readonly title: string
}

interface ChosenCoursesProps {
  chosen: readonly ChosenCourse[]
  onChange: (chosen: ChosenCourse[]) => void
}

/** How many courses are offered at once, and how long somebody pauses before they follow what was typed. */
const OFFERED = 10
const PAUSE_MS = 300

/** The courses that a plan opens, each with its cross; any other is found by its title and added. */
export function ChosenCourses({ chosen, onChange }: ChosenCoursesProps) {
  const t = useTranslations('managers.memberships')
  const manager = useTranslations('manager')
  const [words, setWords] = useState('')
  const { courses, total, isFailed } = useFound(words.trim())
  const offered = courses.filter(({ _id }) => !chosen.some(one => one._id === _id))
  return (
    <FieldGroup label={t('courses')} error={isFailed ? t('coursesFailed') : undefined}>
      {chosen.length === 0 && <p className="chosen-none">{t('noneChosen')}</p>}
      <ul className="chosen-list">
        {chosen.map(course => (
          <li key={course._id}>
            <span dir="auto">{course.title}</span>
            <RowButton
              label={t('removeCourse', { title: course.title })}
              onClick={() => onChange(chosen.filter(({ _id }) => _id !== course._id))}
            >
              <X />
            </RowButton>
          </li>
        ))}
      </ul>
      <SearchBox
        label={t('searchCourses')}
        clearLabel={manager('clearSearch')}
        maxLength={100}
        value={words}
        onChange={event => setWords(event.target.value)}
        onClear={() => setWords('')}
      />
      <ul className="chosen-list">
        {offered.map(course => (
          <li key={course._id}>
            <span dir="auto">{course.title}</span>
            <Button
              size="sm"
              aria-label={t('addCourse', { title: course.title })}
              onClick={() => onChange([...chosen, course])}
            >
              <Plus />
              {t('addButton')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="chosen-none" role="status">
        {!isFailed && total === 0 && t('noCourses')}
        {total > courses.length && t('moreCourses', { count: total - courses.length })}
      </p>
    </FieldGroup>
  )
}

type Found = { courses: readonly ChosenCourse[]; total: number; isFailed: boolean }

/** Looks again a moment after each change of the words; drafts are offered as well, for they may be opened later. */
function useFound(words: string): Found {
  const [found, setFound] = useState<Found>({ courses: [], total: 0, isFailed: false })
  useEffect(() => {
    let isOld = false
    const look = async () => {
      try {
        const read = await api().manageCourses({ limit: OFFERED, ...(words && { title: words }) })
        const courses = read.courses.map(({ _id, title }) => ({ _id, title }))
        if (!isOld) setFound({ courses, total: read.total, isFailed: false })
      } catch (error) {
        if (!isCallRefused(error)) throw error
        if (!isOld) setFound({ courses: [], total: 0, isFailed: true })
      }
    }
    const timer = setTimeout(() => void look(), words ? PAUSE_MS : 0)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [words])
  return found
}
