import { ListVideo } from 'lucide-react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/choice.tsx'
import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { useCurrency } from '#src/web/calls/page-data.ts'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Link } from '#src/web/links/link.tsx'
import { ViewPage } from '#src/web/manager/editor/editor-marks.tsx'
import { ReadyList } from '#src/web/manager/editor/ready-list.tsx'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'
import { useToList } from '#src/web/manager/lists/kept-list.tsx'

import type { DetailCourse } from '../course/course-facts.tsx'
import { CourseSettings, CourseWords } from './course-fields.tsx'
import { CoursePreview } from './course-preview.tsx'
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
      publishing={
        course.state === 'Archived'
          ? undefined
          : { isPublished: course.published, choose: published => form.setValue('published', published) }
      }
      badge={<StateBadge state={course.state} />}
      actions={
        <>
          <ViewPage to={`/course/${_id}`} />
          <Link className={buttonClass()} to={`/dashboard/manage-courses/course-playlist?course=${_id}`}>
            <ListVideo />
            {t('playlist')}
          </Link>
        </>
      }
      preview={<CoursePreview form={form} categories={categories} course={course} />}
      settings={
        <>
          <CourseSettings form={form} categories={categories} thumbnail={thumbnail}>
            {course.state !== 'Draft' && (
              <div>
                <Checkbox {...form.register('published')}>{t('published')}</Checkbox>
                <p className="text-13 text-muted">{t('publishedHelp')}</p>
              </div>
            )}
          </CourseSettings>
          {course.state !== 'Published' && <Ready course={course} form={form} />}
        </>
      }
    >
      {drafts.question}
      <CourseWords form={form} />
    </SaveForm>
  )
}

function useFieldNames() {
  const t = useTranslations('managers.courses')
  const manager = useTranslations('manager')
  const currency = useCurrency().toUpperCase()
  return {
    title: t('name'),
    outcome: t('outcome'),
    level: t('level'),
    description: t('description'),
    learn: t('learn'),
    price: manager('price.label', { currency }),
    published: t('published'),
    categorys: t('categories'),
    teachers: t('taught.label'),
  }
}

type ReadyProps = { course: DetailCourse; form: UseFormReturn<CourseValues> }

function Ready({ course: { _id, videos, thumbnail }, form }: ReadyProps) {
  const t = useTranslations('managers.courses.ready')
  const [description, file] = form.watch(['description', 'file'])
  const playlist = `/dashboard/manage-courses/course-playlist?course=${_id}`
  return (
    <ReadyList
      items={[
        { text: t('description'), isThere: description !== '' },
        { text: t('picture'), isThere: Boolean(thumbnail || file) },
        { text: <Link to={playlist}>{t('video')}</Link>, isThere: videos.length > 0 },
      ]}
    />
  )
}
