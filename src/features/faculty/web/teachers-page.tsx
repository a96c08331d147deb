import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Portrait } from '#src/features/teachers/web/portrait.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { ListHead } from '#src/web/catalogue/list-head.tsx'
import { NothingYet } from '#src/web/catalogue/nothing-yet.tsx'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Head } from '#src/web/head.tsx'
import { ListLd } from '#src/web/json-ld.tsx'
import { Link } from '#src/web/links/link.tsx'

import type { teachersLoader } from './loaders.ts'

import './faculty.css'

/** Everybody who teaches here. */
export function TeachersPage() {
  const t = useTranslations('teachers')
  return (
    <>
      <Head title={t('title')} description={t('description')} />
      <ListHead title={t('title')} lead={t('lead')} />
      <div className="wrap pb-section">
        <Teachers />
      </div>
    </>
  )
}

/** How many stand beside each other in the widest window. */
const FIRST_ROW = 3

function Teachers() {
  const t = useTranslations('teachers')
  const read = useLoaderData<typeof teachersLoader>()
  if (hasFailed(read)) {
    return <FailedRead heading="h2" title={t('failed')} text={t('failedText')} />
  }
  if (read.teachers.length === 0) {
    return <NothingYet title={t('none')} text={t('noneText')} add={{ to: '/dashboard/new-teacher', text: t('add') }} />
  }
  return (
    <>
      <ListLd paths={read.teachers.map(({ _id }) => `/teacher/${_id}`)} />
      <ul className="teachers">
        {read.teachers.map((teacher, index) => (
          <li key={teacher._id}>
            <Portrait
              teacher={teacher}
              sizes="(width < 640px) 45vw, (width < 1000px) 46vw, 25rem"
              priority={index === 0}
              eager={index < FIRST_ROW}
            />
            <h2>
              <Link to={`/teacher/${teacher._id}`}>{teacher.name}</Link>
            </h2>
            <p>{teacher.role}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
