import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'

import type { ShownTeacher } from '#src/features/teachers/web/face.tsx'
import { Portrait } from '#src/features/teachers/web/portrait.tsx'
import { Saying } from '#src/features/teachers/web/saying.tsx'
import { Link } from '#src/web/links/link.tsx'

import type { Ground } from '../../contract/shapes.ts'

type Style = CSSProperties & Record<`--in-${2 | 3 | 4}`, number>

export interface SaidByTeacher {
  teacher: ShownTeacher
  saying: string
  ground: Ground | null
  /** How many they teach. */
  courses: number
}

interface VoiceProps {
  voice: SaidByTeacher
  /** How many cards stand in the same rows. */
  beside: number
}

/** What a teacher says, among the courses: as many columns wide as the last row of cards leaves free. */
export function Voice({ voice: { teacher, saying, ground, courses }, beside }: VoiceProps) {
  const t = useTranslations('courses')
  const leftOf = (columns: number) => columns - (beside % columns)
  const style: Style = { '--in-2': leftOf(2), '--in-3': leftOf(3), '--in-4': leftOf(4) }
  return (
    <li className="voice" style={style}>
      <figure data-ground={ground ?? undefined} data-night>
        <Portrait teacher={teacher} sizes="(width < 640px) 30vw, 20rem" />
        <blockquote>
          <Saying saying={saying} />
        </blockquote>
        <figcaption>
          <Link to={`/teacher/${teacher._id}`}>{teacher.name}</Link>
          <span>{t('whoSaid', { role: teacher.role, count: courses })}</span>
        </figcaption>
      </figure>
    </li>
  )
}
