import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { Badge } from '#src/ui/display/badge.tsx'
import { StateMenu } from '#src/web/manager/state-menu.tsx'

import type { courseManagerContract } from '../../contract/manager.ts'
import type { Change, useChanges } from './use-changes.ts'

export type CourseRow = z.output<typeof courseManagerContract.manageCourses.output>['courses'][number]

const tones = { Draft: 'neutral', Published: 'success', Archived: 'warning' } as const

/** Of a course or of a video. */
export function StateBadge({ state }: { state: CourseRow['state'] }) {
  const t = useTranslations('managers.courses')
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}

const possible: Record<CourseRow['state'], readonly Change[]> = {
  Draft: ['publish', 'archive'],
  Published: ['unpublish', 'archive'],
  Archived: ['restore'],
}

/** The state of a course, and what it can become. */
export function CourseState({ row, changes }: { row: CourseRow; changes: ReturnType<typeof useChanges> }) {
  const t = useTranslations('managers.courses')
  const { _id, title, state } = row
  return (
    <StateMenu
      name={title}
      state={t(`states.${state}`)}
      tone={tones[state]}
      changes={possible[state].map(kind => ({
        kind,
        text: t(kind),
        onChoose: () => void changes.change(kind, [_id]),
      }))}
    />
  )
}
