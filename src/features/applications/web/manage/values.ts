// What the form of an application holds, and how it travels.
import { newFilesOf } from '#src/web/manager/lists/rows.ts'
import type { ApplicantType, ApplicationLevel } from '#src/wire/application-rules.ts'

import type { ShownApplication } from '../application-info.tsx'

type StepValues = {
  title: string
  description: string
  /** Address of the stored image. */
  image: string | null
  file: File | undefined
}

export const noStep: StepValues = { title: '', description: '', image: null, file: undefined }

export type ApplicationValues = {
  name: string
  applicantType: ApplicantType | ''
  desiredDevelopment: string
  level: ApplicationLevel
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM`, or nothing for the end of the day (D-45). */
  time: string
  file: File | undefined
  steps: StepValues[]
}

/** A-APP-5: at least one step is always kept. */
export const noApplication: ApplicationValues = {
  name: '',
  applicantType: '',
  desiredDevelopment: '',
  level: 'Youth',
  day: '',
  time: '',
  file: undefined,
  steps: [noStep],
}

export function valuesOf(application: ShownApplication): ApplicationValues {
  const { name, applicantType, desiredDevelopment, level, deadline, steps } = application
  const known = steps.map(step => ({ ...step, file: undefined }))
  const time = deadline.slice(11, 16)
  return {
    name,
    applicantType,
    desiredDevelopment,
    level,
    day: deadline.slice(0, 10),
    time: time === '23:59' ? '' : time,
    file: undefined,
    steps: known.length > 0 ? known : [noStep],
  }
}

/** D-45: without a time, the deadline is the end of its day. Not a number where the day is not whole yet. */
export const endsAt = (day: string, time: string): number => Date.parse(`${day}T${time || '23:59:59'}Z`)

/** The fields as the call takes them: images of steps travel beside the list, in its order. */
export const inputOf = ({ applicantType, day, time, steps, ...fields }: ApplicationValues) => ({
  ...fields,
  // The form does not send without a type.
  applicantType: applicantType || 'ClubApplication',
  deadline: time ? `${day}T${time}` : day,
  steps: steps.map(({ file, image, ...step }) => ({ ...step, image: file ? 'new' : image })),
  stepImages: newFilesOf(steps),
})
