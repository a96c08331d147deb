// What the form of a course holds, and how it travels.
import type { Thing } from '#src/web/manager/forms/chosen.tsx'
import { amountIn, typedOf } from '#src/web/manager/forms/typed-price.ts'

import type { courseManagerContract } from '../../contract/manager.ts'
import type { Level } from '../catalogue/filters.ts'
import type { DetailCourse } from '../course/course-facts.tsx'

export type CourseValues = {
  title: string
  outcome: string
  /** Empty for none. */
  level: '' | Level
  description: string
  /** One line for each thing that a learner can do afterwards. */
  learn: string
  /** Dollars. */
  price: string
  published: boolean
  /** Ids; the first one is the course's own. */
  categorys: string[]
  /** The first one leads. */
  teachers: readonly Thing[]
  file: File | undefined
}

/** An empty form has a place for every field that the call takes. */
export const noCourse: CourseValues & Record<keyof typeof courseManagerContract.createCourse.input.shape, unknown> = {
  title: '',
  outcome: '',
  level: '',
  description: '',
  learn: '',
  price: '',
  published: false,
  categorys: [],
  teachers: [],
  file: undefined,
}

type Course = Pick<
  DetailCourse,
  'title' | 'outcome' | 'level' | 'description' | 'published' | 'categorys' | 'teachers' | 'learn' | 'price'
>

export const valuesOf = ({
  title,
  outcome,
  level,
  description,
  published,
  categorys,
  teachers,
  learn,
  price,
}: Course): CourseValues => ({
  title,
  outcome,
  level: level ?? '',
  description,
  published,
  categorys,
  teachers: teachers.map(({ _id, name }) => ({ _id, name })),
  file: undefined,
  learn: learn.join('\n'),
  price: typedOf(price),
})

/** The fields as the calls take them. */
export const inputOf = ({ learn, price, teachers, ...fields }: CourseValues) => ({
  ...fields,
  teachers: teachers.map(({ _id }) => _id),
  price: amountIn(price),
  learn: learn
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean),
})
