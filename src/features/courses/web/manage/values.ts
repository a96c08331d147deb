// What the form of a course holds, and how it travels.

export type CourseValues = {
  title: string
  outcome: string
  description: string
  /** One line for each thing that a learner can do afterwards. */
  learn: string
  /** Dollars. */
  price: string
  published: boolean
  /** Ids; the first one is the course's own. */
  categorys: string[]
  file: File | undefined
}

export const noCourse: CourseValues = {
  title: '',
  outcome: '',
  description: '',
  learn: '',
  price: '',
  published: false,
  categorys: [],
  file: undefined,
}

/** The fields as the calls take them. */
export const inputOf = ({ learn, price, ...fields }: CourseValues) => ({
  ...fields,
  price: price.trim(),
  learn: learn
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean),
})
