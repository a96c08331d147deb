import { BetweenHorizontalStart, ChartColumn, Eye, EyeOff, Pencil, X } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { TextField } from '#src/ui/controls/text-field.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { api } from '#src/web/calls/api.ts'
import { Link } from '#src/web/links/link.tsx'
import { RowButton, RowLink } from '#src/web/manager/lists/row-actions.tsx'
import { useAct } from '#src/web/manager/lists/use-act.ts'
import { useDuration } from '#src/web/words/durations.ts'

import { KindSign, useKindName } from '../lesson-kind.tsx'
import { StateBadge } from './course-row.tsx'
import { secondsOf, type Entry, type Section, type WrittenEntry } from './playlist-entries.ts'
import { VideoInRow } from './playlist-video.tsx'

interface SectionRowProps {
  section: Section
  /** Its lessons. */
  group: readonly Entry[]
  /** Whether it has to have a title now. */
  isChecked: boolean
  onChange: (title: string) => void
}

/** The heading of a section, which is typed in its place. */
export function SectionRow({ section, group, isChecked, onChange }: SectionRowProps) {
  const t = useTranslations('managers.courses')
  const duration = useDuration()
  const count = group.length - 1
  return (
    <div className="playlist-section" data-section={section.key}>
      <TextField
        label={t('section.title')}
        hideLabel
        placeholder={t('section.title')}
        noHelpLine
        maxLength={200}
        dir="auto"
        value={section.title}
        error={isChecked && section.title.trim() === '' ? t('section.missing') : undefined}
        onChange={event => onChange(event.target.value)}
      />
      <span className="text-13 text-muted">
        {t('section.lessons', { count })}
        {count > 0 && ` · ${duration(secondsOf(group))}`}
      </span>
    </div>
  )
}

/** A lesson in the playlist. */
export function LessonRow({ entry, isFree }: { entry: Exclude<Entry, Section>; isFree: boolean }) {
  return entry.kind === 'video' ? <VideoInRow video={entry} isFree={isFree} /> : <WrittenInRow lesson={entry} />
}

function WrittenInRow({ lesson }: { lesson: WrittenEntry }) {
  const t = useTranslations('managers.courses')
  const duration = useDuration()
  const kindName = useKindName()
  const { _id, kind, title, minutes, isNeeded, state } = lesson
  return (
    <>
      <span className="playlist-thumb playlist-sign">
        <KindSign kind={kind} />
      </span>
      <Link className="playlist-title" dir="auto" to={`/dashboard/manage-lessons/update-lesson/${_id}`}>
        {title}
      </Link>
      {state !== 'Published' && <StateBadge state={state} />}
      {!isNeeded && <Badge>{t('section.extra')}</Badge>}
      <span className="text-13 text-muted">
        {kindName(lesson)} · {duration(minutes * 60)}
      </span>
    </>
  )
}

interface EntryActionsProps {
  courseId: string
  entry: Entry
  /** Whether it stands in the course as it is saved. */
  isSaved: boolean
  isFree: boolean
  onRemove: () => void
  /** Begins a section with it. */
  onSection: () => void
}

/** What can be done with a row. What is written is deleted in its own manager, with what was answered. */
export function EntryActions({ courseId, entry, isSaved, isFree, onRemove, onSection }: EntryActionsProps) {
  const t = useTranslations('managers.courses')
  const { kind, title } = entry
  if (kind === 'section')
    return (
      <RowButton label={t('section.remove', { title })} onClick={onRemove}>
        <X />
      </RowButton>
    )
  return (
    <>
      <RowButton label={t('section.begin', { title })} onClick={onSection}>
        <BetweenHorizontalStart />
      </RowButton>
      {kind === 'video' ? (
        <>
          {isSaved && <FreeToggle courseId={courseId} video={entry} isFree={isFree} />}
          <RowButton label={t('takeOut', { title })} onClick={onRemove}>
            <X />
          </RowButton>
        </>
      ) : (
        <WrittenLinks lesson={entry} />
      )}
    </>
  )
}

function WrittenLinks({ lesson: { _id, title } }: { lesson: WrittenEntry }) {
  const t = useTranslations('managers.courses')
  const manager = useTranslations('manager')
  return (
    <>
      <RowLink label={t('section.results', { title })} to={`/dashboard/manage-lessons/results/${_id}`}>
        <ChartColumn />
      </RowLink>
      <RowLink label={manager('edit', { name: title })} to={`/dashboard/manage-lessons/update-lesson/${_id}`}>
        <Pencil />
      </RowLink>
    </>
  )
}

type FreeToggleProps = { courseId: string; video: { _id: string; title: string }; isFree: boolean }

/**
 * Opens a lesson to everybody, or closes it again, at once and whatever becomes of the order; a lesson that is not saved in
 * the course yet has none.
 */
function FreeToggle({ courseId, video: { _id, title }, isFree }: FreeToggleProps) {
  const t = useTranslations('managers.courses')
  const { busy, act } = useAct()
  const toggle = async () => {
    await api().setFreeLesson({ id: courseId, video: _id, isFree: !isFree })
    return t(isFree ? 'closed' : 'opened', { title })
  }
  return (
    <RowButton label={t(isFree ? 'close' : 'open', { title })} busy={busy} onClick={() => void act(toggle)}>
      {isFree ? <EyeOff /> : <Eye />}
    </RowButton>
  )
}
