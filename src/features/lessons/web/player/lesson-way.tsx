import { SkipBack, SkipForward } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Link } from '#src/web/links/link.tsx'

interface LessonWayProps {
  title: string
  address: string
  /** To the lesson before. */
  isBack?: boolean
}

/** To a lesson beside the one that is shown. */
export function LessonWay({ title, address, isBack = false }: LessonWayProps) {
  const t = useTranslations('videos')
  const name = `${t(isBack ? 'previousLesson' : 'nextLesson')}: ${title}`
  return (
    <Link to={address} aria-label={name} title={name}>
      {isBack ? <SkipBack /> : <SkipForward />}
    </Link>
  )
}
