import { BetweenHorizontalStart, ChartColumn, Eye, EyeOff, Pencil, X } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { TextField } from '#src/ui/controls/text-field.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { MenuItem, MenuLink } from '#src/ui/overlays/menu.tsx'
import { api } from '#src/web/calls/api.ts'
import { Link } from '#src/web/links/link.tsx'
import { RowLink } from '#src/web/manager/lists/row-actions.tsx'
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
      <span className="playlist-count">
        {t('section.lessons', { count })}
        {count > 0 && ` · ${duration(secondsOf(group))}`}
      </span>
    </div>
  )
}

/** A lesson in the playlist. */
export function LessonRow({ entry, isFree }: { entry: Exclude<Entry, Section>; isFree: boolean }) {
  return entry.kind === 'video' ? (
    <VideoInRow video={entry} isFree={isFree} to={editAt(entry)} />
  ) : (
    <WrittenInRow lesson={entry} />
  )
}

function WrittenInRow({ lesson }: { lesson: WrittenEntry }) {
  const t = useTranslations('managers.courses')
  const duration = useDuration()
  const kindName = useKindName()
  const { kind, title, minutes, isNeeded, state } = lesson
  return (
    <>
      <span className="playlist-thumb playlist-sign">
        <KindSign kind={kind} />
      </span>
      <Link className="playlist-title" dir="auto" title={title} to={editAt(lesson)}>
        {title}
      </Link>
      {state !== 'Published' && <StateBadge state={state} />}
      {!isNeeded && <Badge>{t('section.extra')}</Badge>}
      <span className="playlist-facts">
        <span>{duration(minutes * 60)}</span>
        <span>{kindName(lesson)}</span>
      </span>
    </>
  )
}

const editAt = ({ kind, _id }: Exclude<Entry, Section>): string =>
  kind === 'video' ? `/dashboard/manage-videos/update-video/${_id}` : `/dashboard/manage-lessons/update-lesson/${_id}`

/** Each lesson is changed in the manager of its kind. */
export function EditLesson({ entry }: { entry: Entry }) {
  const manager = useTranslations('manager')
  if (entry.kind === 'section') return null
  return (
    <RowLink label={manager('edit', { name: entry.title })} to={editAt(entry)}>
      <Pencil />
    </RowLink>
  )
}

interface EntryMenuProps {
  courseId: string
  entry: Entry
  /** Whether it stands in the course as it is saved. */
  isSaved: boolean
  isFree: boolean
  onRemove: () => void
  /** Begins a section with it. */
  onSection: () => void
}

/** What else is done with a row. What is written is deleted in its own manager, with what was answered. */
export function EntryMenu({ courseId, entry, isSaved, isFree, onRemove, onSection }: EntryMenuProps) {
  const t = useTranslations('managers.courses')
  if (entry.kind === 'section')
    return (
      <MenuItem onClick={onRemove}>
        <X />
        {t('section.remove')}
      </MenuItem>
    )
  return (
    <>
      <MenuItem onClick={onSection}>
        <BetweenHorizontalStart />
        {t('section.begin')}
      </MenuItem>
      {entry.kind === 'video' ? (
        <>
          {isSaved && <FreeToggle courseId={courseId} video={entry} isFree={isFree} />}
          <MenuItem onClick={onRemove}>
            <X />
            {t('takeOut')}
          </MenuItem>
        </>
      ) : (
        <MenuLink link={<Link to={`/dashboard/manage-lessons/results/${entry._id}`} />}>
          <ChartColumn />
          {t('section.results')}
        </MenuLink>
      )}
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
    <MenuItem disabled={busy} onClick={() => void act(toggle)}>
      {isFree ? <EyeOff /> : <Eye />}
      {t(isFree ? 'close' : 'open')}
    </MenuItem>
  )
}
