import { ExternalLink, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { useHydrated } from '#src/web/forms/form.ts'
import { Link } from '#src/web/links/link.tsx'
import { ConflictFields } from '#src/web/manager/conflicts/conflict-fields.tsx'
import { ConflictNotice } from '#src/web/manager/conflicts/conflict-notice.tsx'
import { Unsaved } from '#src/web/manager/forms/unsaved.tsx'
import { OrderedList } from '#src/web/manager/lists/ordered-list.tsx'

import { AddVideos } from './add-videos.tsx'
import {
  groupAt,
  isSection,
  isVideo,
  keyOf,
  linesOf,
  moves,
  newSection,
  numbersOf,
  type Entry,
} from './playlist-entries.ts'
import { EditLesson, EntryMenu, LessonRow, SectionRow } from './playlist-row.tsx'
import { usePlaylist } from './use-playlist.ts'

import './course-playlist.css'

interface PlaylistEditorProps {
  course: { _id: string; title: string }
  entries: readonly Entry[]
}

/** D-40, D-71: what a course consists of in its order; one save for all of it. */
export function PlaylistEditor({ course, entries: read }: PlaylistEditorProps) {
  const t = useTranslations('managers.courses')
  const manager = useTranslations('manager')
  const isAlive = useHydrated()
  const list = usePlaylist(course._id, read)
  const { entries, isDirty, theirs } = list
  const { isChecked, check, addSection, frame } = useSections(list)
  return (
    <>
      <PlaylistHead course={course} />
      <fieldset className="contents" disabled={!isAlive}>
        {list.notice}
        <div className="playlist">
          <section className="panel" aria-labelledby="playlist-videos" ref={frame}>
            <h3 id="playlist-videos">{t('inCourse', { count: entries.filter(entry => !isSection(entry)).length })}</h3>
            <NewParts courseId={course._id} onSection={() => addSection()} />
            {entries.length === 0 && <p className="playlist-none text-muted">{t('noVideos')}</p>}
            <Rows courseId={course._id} read={read} list={list} isChecked={isChecked} onSection={addSection} />
          </section>
          <AddVideos
            courseId={course._id}
            former={list.former.filter(isVideo)}
            videos={entries.filter(isVideo)}
            onAdd={video => list.setEntries([...entries, { ...video, kind: 'video', isFree: false }])}
          />
        </div>
        <p className="playlist-stays">{t('progressStays')}</p>
        {theirs && (
          <ConflictNotice text={t('conflict')} onTheirs={list.takeTheirs} onMine={() => void list.keepMine()}>
            <ConflictFields
              fields={[{ name: t('order'), theirs: linesOf(theirs), mine: linesOf(entries), isBoth: true }]}
            />
          </ConflictNotice>
        )}
        <div className="manager-save">
          <Button
            variant="primary"
            busy={list.isSaving}
            aria-disabled={!isDirty}
            onClick={() => isDirty && check() && void list.save()}
          >
            {t('savePlaylist')}
          </Button>
          {isDirty && <Button onClick={list.discard}>{t('discard')}</Button>}
          {isDirty && <span className="text-13 text-muted">{manager('unsaved')}</span>}
        </div>
      </fieldset>
      <Unsaved isDirty={isDirty} onLeave={list.forget} query />
    </>
  )
}

function PlaylistHead({ course }: Pick<PlaylistEditorProps, 'course'>) {
  const t = useTranslations('managers.courses')
  return (
    <div className="playlist-head">
      <h2>{course.title}</h2>
      <Link className={buttonClass({ size: 'sm' })} to="/dashboard/manage-courses/course-playlist">
        {t('otherCourse')}
      </Link>
      <Link className={buttonClass({ size: 'sm' })} to={`/course/${course._id}`}>
        <ExternalLink />
        {t('preview')}
      </Link>
    </div>
  )
}

/** What a course can have besides videos of the library. */
function NewParts({ courseId, onSection }: { courseId: string; onSection: () => void }) {
  const t = useTranslations('managers.courses')
  const at = (kind: string) => `/dashboard/manage-lessons/new-lesson?course=${courseId}&kind=${kind}`
  return (
    <div className="playlist-new">
      <Button size="sm" onClick={onSection}>
        <Plus />
        {t('section.add')}
      </Button>
      <Link className={buttonClass({ size: 'sm' })} to={at('reading')}>
        <Plus />
        {t('section.newReading')}
      </Link>
      <Link className={buttonClass({ size: 'sm' })} to={at('figure')}>
        <Plus />
        {t('section.newFigure')}
      </Link>
      <Link className={buttonClass({ size: 'sm' })} to={at('questions')}>
        <Plus />
        {t('section.newQuestions')}
      </Link>
    </div>
  )
}

type Playlist = ReturnType<typeof usePlaylist>
type RowsProps = {
  courseId: string
  read: readonly Entry[]
  list: Playlist
  isChecked: boolean
  onSection: (before: Entry) => void
}

function Rows({ courseId, read, list, isChecked, onSection }: RowsProps) {
  const t = useTranslations('managers.courses')
  const { entries, setEntries } = list
  const numbers = numbersOf(entries)
  const isSaved = (entry: Entry) => list.former.some(one => keyOf(one) === keyOf(entry))
  const free = new Set(read.filter(entry => isVideo(entry) && entry.isFree).map(keyOf))
  const without = (entry: Entry) => entries.filter(one => one !== entry)
  return (
    <OrderedList
      label={t('order')}
      items={entries}
      itemKey={keyOf}
      nameOf={({ title }) => title || t('section.title')}
      numberOf={entry => numbers.get(keyOf(entry)) ?? ''}
      moves={moves}
      onOrder={setEntries}
      actions={entry => <EditLesson entry={entry} />}
      menu={entry => (
        <EntryMenu
          courseId={courseId}
          entry={entry}
          isSaved={isSaved(entry)}
          isFree={free.has(keyOf(entry))}
          onRemove={() => setEntries(without(entry))}
          onSection={() => onSection(entry)}
        />
      )}
    >
      {entry =>
        isSection(entry) ? (
          <SectionRow
            section={entry}
            group={groupAt(entries, entries.indexOf(entry))}
            isChecked={isChecked}
            onChange={title => setEntries(entries.map(one => (one === entry ? { ...entry, title } : one)))}
          />
        ) : (
          <LessonRow entry={entry} isFree={free.has(keyOf(entry))} />
        )
      }
    </OrderedList>
  )
}

/** Adds sections, and looks before a save whether each has a title. */
function useSections({ entries, setEntries }: Playlist) {
  const [isChecked, setChecked] = useState(false)
  const frame = useRef<HTMLElement>(null)
  const focus = (key: string) => frame.current?.querySelector<HTMLElement>(`[data-section="${key}"] input`)?.focus()
  /** At the end, or before a lesson: that one begins it. */
  const addSection = (before?: Entry) => {
    const section = newSection()
    setEntries(entries.toSpliced(before ? entries.indexOf(before) : entries.length, 0, section))
    setChecked(false)
    requestAnimationFrame(() => focus(section.key))
  }
  /** @returns whether nothing is missing; what is, is said and focused */
  const check = (): boolean => {
    const nameless = entries.find(entry => isSection(entry) && entry.title.trim() === '')
    setChecked(nameless !== undefined)
    if (nameless) focus(keyOf(nameless))
    return nameless === undefined
  }
  return { isChecked, check, addSection, frame }
}
