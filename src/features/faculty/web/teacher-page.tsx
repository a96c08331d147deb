import { ExternalLink } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { CourseCard } from '#src/features/courses/web/course-card.tsx'
import { Portrait } from '#src/features/teachers/web/portrait.tsx'
import { Saying } from '#src/features/teachers/web/saying.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { usePage } from '#src/web/calls/page-data.ts'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Head } from '#src/web/head.tsx'
import { imageFiles } from '#src/web/images.ts'
import { academyLd, BreadcrumbsLd, JsonLd, personLd } from '#src/web/json-ld.tsx'
import { Link } from '#src/web/links/link.tsx'
import { paragraphsOf } from '#src/wire/text/paragraphs.ts'

import type { teacherPageLoader } from './loaders.ts'

import './faculty.css'

/** Somebody who teaches: who they are, and what they give. */
export function TeacherPage() {
  const t = useTranslations('teachers')
  const { teacher } = useLoaderData<typeof teacherPageLoader>()
  const { name, role, links, biography, saying } = teacher
  return (
    <>
      <TeacherMeta />
      <div className="teacher wrap">
        <Portrait teacher={teacher} sizes="(width < 760px) 92vw, 26rem" priority />
        <div className="teacher-words">
          <Breadcrumb
            label={t('title')}
            items={[
              <Link key="teachers" to="/teachers">
                {t('title')}
              </Link>,
            ]}
          />
          <h1>{name}</h1>
          <p className="lead">{role}</p>
          {saying && <Saying saying={saying} />}
          {paragraphsOf(biography).map((paragraph, index) => (
            <p key={index} dir="auto">
              {paragraph}
            </p>
          ))}
          {links.length > 0 && <Links links={links} />}
        </div>
      </div>
      <Courses />
    </>
  )
}

function Links({ links }: { links: readonly { label: string; url: string }[] }) {
  const t = useTranslations('teachers')
  return (
    <ul className="teacher-links" aria-label={t('links')}>
      {links.map(({ label, url }, index) => (
        <li key={index}>
          <a href={url} rel="noopener noreferrer" target="_blank">
            {label}
            <ExternalLink aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Courses() {
  const t = useTranslations('teachers')
  const { teacher, courses } = useLoaderData<typeof teacherPageLoader>()
  const { _id, name } = teacher
  return (
    <section className="wrap pb-section" aria-labelledby="courses">
      <h2 id="courses" className="teacher-courses">
        {t('courses', { name })}
      </h2>
      {hasFailed(courses) ? (
        <FailedRead heading="h3" title={t('coursesFailed')} text={t('failedText')} />
      ) : courses.courses.length === 0 ? (
        <p className="text-muted">{t('noCourses', { name })}</p>
      ) : (
        <div className="cards">
          {courses.courses.map(course => (
            <CourseCard
              key={course._id}
              course={{ ...course, teachers: course.teachers.filter(one => one._id !== _id) }}
            />
          ))}
        </div>
      )}
    </section>
  )
}

/** What search engines and shared links are told of somebody. */
function TeacherMeta() {
  const t = useTranslations('teachers')
  const { site } = usePage()
  const { publicUrl } = site
  const { teacher } = useLoaderData<typeof teacherPageLoader>()
  const { _id, name, role, portrait, biography, links } = teacher
  const image = portrait ? imageFiles(portrait).full : undefined
  const data = {
    ...personLd(publicUrl, teacher),
    worksFor: academyLd(site),
    ...(image && { image: new URL(image, publicUrl).href }),
    ...(biography && { description: biography.slice(0, 300) }),
    ...(links.length > 0 && { sameAs: links.map(({ url }) => url) }),
  }
  return (
    <>
      <Head title={name} description={biography.slice(0, 200) || `${name}, ${role}`} image={image} />
      <JsonLd data={data} />
      <BreadcrumbsLd
        trail={[
          [t('title'), '/teachers'],
          [name, `/teacher/${_id}`],
        ]}
      />
    </>
  )
}
