import { Download } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { CourseImage } from '#src/features/courses/web/course/course-facts.tsx'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/controls/message.tsx'
import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { CataloguePages } from '#src/web/catalogue/catalogue-pages.tsx'
import { TitleSearch } from '#src/web/catalogue/title-search.tsx'
import { download } from '#src/web/download.ts'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { toast } from '#src/web/toast.ts'
import { clockTime } from '#src/wire/clock-time.ts'

import type { notesContract } from '../contract.ts'
import type { notesLoader } from './loaders.ts'
import { NoteRow } from './note-row.tsx'
import { notesAt } from './notes-address.ts'

import './notes.css'

type Listed = z.output<typeof notesContract.myNotes.output>['notes'][number]

/** Everything that the learner has written, by the videos at which they wrote it. */
export function NotesPage() {
  const t = useTranslations('notesRoom')
  const { read, page, words } = useLoaderData<typeof notesLoader>()
  const isEmpty = !hasFailed(read) && read.all === 0
  return (
    <div className="notes-page">
      <Head title={t('title')} description={t('description')} hidden />
      <header className="notes-top">
        <h1 className="dash-title">{t('title')}</h1>
        {!isEmpty && <Export />}
      </header>
      {hasFailed(read) ? (
        <FailedRead heading="h2" title={t('loadFailed')} />
      ) : isEmpty ? (
        <EmptyState
          heading="h2"
          title={t('nothing')}
          text={t('nothingText')}
          action={
            <Link className={buttonClass({ variant: 'ink' })} to="/dashboard/my-courses">
              {t('toCourses')}
            </Link>
          }
        />
      ) : (
        <>
          <div className="notes-bar">
            <TitleSearch title={words} addressFor={typed => notesAt(typed)} label={t('search')} />
            <p role="status">{t('count', { count: read.total })}</p>
          </div>
          {read.notes.length === 0 ? <NoneFound words={words} /> : <ByCourse notes={read.notes} />}
          <CataloguePages page={page} count={read.NbOfPages} href={to => notesAt(words, to)} />
        </>
      )}
    </div>
  )
}

function NoneFound({ words }: { words: string }) {
  const t = useTranslations('notesRoom')
  return (
    <EmptyState
      heading="h2"
      searched
      title={t('noneFound', { words })}
      text={t('noneFoundText')}
      action={
        <Link className={buttonClass({ variant: 'ink' })} to={notesAt('')}>
          {t('showAll')}
        </Link>
      }
    />
  )
}

/** A course with its plate, and beside it what was written at each of its videos. */
function ByCourse({ notes }: { notes: readonly Listed[] }) {
  return [...Map.groupBy(notes, ({ course }) => course._id).values()].map(
    ([first, ...others]) => first && <OfCourse key={first.course._id} notes={[first, ...others]} />,
  )
}

function OfCourse({ notes }: { notes: readonly [Listed, ...Listed[]] }) {
  const t = useTranslations('notesRoom')
  const [{ course }] = notes
  const videos = Map.groupBy(notes, ({ video }) => video._id)
  return (
    <section className="notes-course" aria-labelledby={`notes-${course._id}`}>
      <div className="notes-where">
        <div className="media">
          <CourseImage course={course} sizes="(width < 60rem) 8rem, 14rem" />
        </div>
        <div>
          <h2 id={`notes-${course._id}`} dir="auto">
            <Link to={`/course/${course._id}`}>{course.title}</Link>
          </h2>
          <p>{t('count', { count: notes.length })}</p>
        </div>
      </div>
      <div>
        {[...videos.values()].map(
          ([first, ...others]) => first && <OfVideo key={first.video._id} notes={[first, ...others]} />,
        )}
      </div>
    </section>
  )
}

function OfVideo({ notes }: { notes: readonly [Listed, ...Listed[]] }) {
  const t = useTranslations('notesRoom')
  const { revalidate } = useRevalidator()
  const [{ course, video }] = notes
  const place = `${course._id}/${video._id}`
  return (
    <div className="notes-video">
      <h3 dir="auto">
        <Link to={`/video/${place}`}>{video.title}</Link>
      </h3>
      <ol className="notes-list">
        {notes.map(note => (
          <NoteRow
            key={note._id}
            note={note}
            link={
              <Link
                className="note-at"
                dir="ltr"
                to={`/video/${place}#t=${note.second}`}
                aria-label={t('goTo', { time: clockTime(note.second) })}
              >
                {clockTime(note.second)}
              </Link>
            }
            onChange={async text => {
              await api().changeNote({ id: note._id, text })
              await revalidate()
            }}
            onRemove={async () => {
              await api().deleteNote({ id: note._id })
              toast.success(t('deleted'))
              await revalidate()
            }}
          />
        ))}
      </ol>
    </div>
  )
}

function Export() {
  const t = useTranslations('notesRoom')
  const [busy, setBusy] = useState(false)
  const fetchFile = async () => {
    setBusy(true)
    const failed = await download('/api/my-notes/file', { name: 'notes.md' })
    if (failed !== undefined) toast.error(t('exportFailed'))
    setBusy(false)
  }
  return (
    <Button busy={busy} onClick={() => void fetchFile()}>
      {!busy && <Download />}
      {t('export')}
    </Button>
  )
}
