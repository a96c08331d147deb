import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { nicety } from '#src/web/later.tsx'
import { Preview, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { amountIn } from '#src/web/manager/forms/typed-price.ts'
import { useFileAddress } from '#src/web/manager/forms/use-file-address.ts'

import { CourseCard } from '../course-card.tsx'
import type { CardCourse, DetailCourse } from '../course/course-facts.tsx'
import type { CourseValues } from './values.ts'

interface CoursePreviewProps {
  form: UseFormReturn<CourseValues>
  categories: readonly { _id: string; name: string }[]
  /** As it is stored. */
  course?: CardCourse & Partial<Omit<DetailCourse, keyof CardCourse>>
}

// What two pages share is a file of its own, which visitors would load besides: so it comes out of the course's page itself.
const CourseOpening = nicety('course-opening', async () => (await import('../course/course-page.tsx')).CourseOpening)

/** The course's card with what the form holds now. */
export function CoursePreview({ form, categories, course = noCard }: CoursePreviewProps) {
  const { title, outcome, level, price, categorys, teachers, file, description, learn } = useValues(form)
  const t = useTranslations('managers.courses')
  const isBlank = title.trim() === ''
  const picture = useFileAddress(file)
  const card: CardCourse = {
    ...course,
    title: title.trim() || t('name'),
    outcome: isBlank ? outcome || t('outcome') : outcome,
    level: level || null,
    price: amountIn(price) || 0,
    categorys,
    category: categories.find(({ _id }) => _id === categorys[0])?.name ?? null,
    teachers: teachers.map(
      one => course.teachers.find(({ _id }) => _id === one._id) ?? { ...one, role: '', portrait: null },
    ),
    ...(picture && { thumbnail: picture, ground: null }),
    // A visitor's card: what the administrator has done with the course is not shown.
    learning: null,
    saved: false,
  }
  const page = () => ({ ...noDetail, ...course, ...card, description, learn: learn.split('\n').filter(Boolean) })
  return (
    <Preview
      isBlank={isBlank}
      hasPicture={card.thumbnail !== ''}
      page={() => <CourseOpening course={{ ...page(), teachers: card.teachers.map(one => ({ ...one, about: '' })) }} />}
    >
      <CourseCard course={card} priority />
    </Preview>
  )
}

const noDetail: Omit<DetailCourse, keyof CardCourse | 'description' | 'learn'> = {
  state: 'Draft',
  published: false,
  categories: [],
  learnersCount: 0,
  resourcesCount: 0,
  pdfCount: 0,
  resources: [],
  captionLanguages: [],
  ratingShares: [0, 0, 0, 0, 0],
  reviews: [],
  ownReview: null,
  videos: [],
  lessons: [],
  sections: [],
  certificate: null,
}

const noCard: CardCourse = {
  _id: '',
  title: '',
  outcome: '',
  thumbnail: '',
  ground: null,
  glimpse: null,
  level: null,
  price: 0,
  categorys: [],
  category: null,
  teachers: [],
  rating: null,
  ratingCount: 0,
  videoCount: 0,
  lessonCount: 0,
  durationSeconds: 0,
  createdAt: '',
  updatedAt: '',
  completed: false,
  learning: null,
  included: false,
  saved: false,
}
