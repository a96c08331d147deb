import { ListVideo, ExternalLink } from 'lucide-react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/choice.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Link } from '#src/web/links/link.tsx'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'
import { useToList } from '#src/web/manager/lists/kept-list.tsx'

import type { DetailCourse } from '../course/course-facts.tsx'
import { CourseFields } from './course-fields.tsx'
import { StateBadge } from './course-row.tsx'
import { useDraftLessons } from './draft-lessons.tsx'
import type { updateCourseLoader } from './loaders.ts'
import { inputOf, valuesOf, type CourseValues } from './values.ts'

/** A-CRS-3, A-CRS-5 */
export function UpdateCourse() {
  const t = useTranslations('managers.courses')
  const manager = useTranslations('manager')
  const { read, categoryList } = useLoaderData<typeof updateCourseLoader>()
  if (!hasFailed(read) && !hasFailed(categoryList))
    return <Update key={read.course._id} {...read} categories={categoryList.categories} />
  return <FailedRead heading="h2" title={t('loadFailed')} text={manager('failedText')} />
}

interface UpdateProps {
  course: DetailCourse
  version?: string | undefined
  categories: readonly { _id: string; name: string }[]
}

function Update({ course, version, categories }: UpdateProps) {
  const t = useTranslations('managers.courses')
  const toList = useToList('/dashboard/manage-courses')
  const { _id, thumbnail } = course
  const values = valuesOf(course)
  const names = useFieldNames()
  const drafts = useDraftLessons()
  const form = useForm({ defaultValues: values, reValidateMode: 'onSubmit' })
  return (
    <SaveForm
      form={form}
      save={async (given, read) => {
        const isPublished = given.published && course.state !== 'Published'
        const lessons = isPublished ? await drafts.ask([_id]) : undefined
        return lessons !== 'cancel' && api().updateCourse({ id: _id, version: read, lessons, ...inputOf(given) })
      }}
      stored={{ values, version, names, nameOf: id => categories.find(one => one._id === id)?.name }}
      onSaved={toList}
      anew="/dashboard/manage-courses/new-course"
      saved={t('updated')}
      failed={t('updateFailed')}
      label={t('update')}
      actions={
        <>
          <Link className={buttonClass()} to={`/course/${_id}`}>
            <ExternalLink />
            {t('preview')}
          </Link>
          <Link className={buttonClass()} to={`/dashboard/manage-courses/course-playlist?course=${_id}`}>
            <ListVideo />
            {t('playlist')}
          </Link>
        </>
      }
    >
      <section className="panel manager-part">
        <p>
          <StateBadge state={course.state} />
        </p>
        <Checkbox {...form.register('published')}>{t('published')}</Checkbox>
        <p className="text-13 text-muted">{t('publishedHelp')}</p>
        <Lacks course={course} form={form} />
      </section>
      {drafts.question}
      <CourseFields form={form} categories={categories} thumbnail={thumbnail} />
    </SaveForm>
  )
}

function useFieldNames() {
  const t = useTranslations('managers.courses')
  const manager = useTranslations('manager')
  return {
    title: t('name'),
    outcome: t('outcome'),
    description: t('description'),
    learn: t('learn'),
    price: manager('price.label'),
    published: t('published'),
    categorys: t('categories'),
    teachers: t('taught.label'),
  }
}

type LacksProps = { course: DetailCourse; form: UseFormReturn<CourseValues> }

/** What the server would refuse to publish of what the form holds now, said before it is tried. */
function Lacks({ course: { state, videos, thumbnail }, form }: LacksProps) {
  const t = useTranslations('managers.courses')
  const [description, file] = form.watch(['description', 'file'])
  if (state === 'Published') return null
  const lacks = [
    ...(videos.length === 0 ? [t('lacksVideo')] : []),
    ...(thumbnail || file ? [] : [t('lacksImage')]),
    ...(description ? [] : [t('lacksDescription')]),
  ]
  if (lacks.length === 0) return null
  return <Notice tone="warning">{t('lacks', { what: lacks.join(', ') })}</Notice>
}
