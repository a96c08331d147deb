import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { Badge } from '#src/ui/display/badge.tsx'

import type { courseManagerContract } from '../../contract/manager.ts'

export type CourseRow = z.output<typeof courseManagerContract.manageCourses.output>['courses'][number]

const tones = { Draft: 'neutral', Published: 'success', Archived: 'warning' } as const

/** Of a course or of a video. */
export function StateBadge({ state }: { state: CourseRow['state'] }) {
  const t = useTranslations('managers.courses')
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}
