// What the form of an application holds, and how it travels.
import { newFilesOf } from '#src/web/manager/lists/rows.ts'
import { type ApplicantType, type ApplicationLevel, END_OF_DAY } from '#src/wire/application-rules.ts'
import { instantIn } from '#src/wire/instant-in.ts'
import { dayIn, timeIn } from '#src/wire/time-zone.ts'

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

/** @param timeZone the academy's, in which day and time are shown and given */
export function valuesOf(application: ShownApplication, timeZone: string): ApplicationValues {
  const { name, applicantType, desiredDevelopment, level, deadline, steps } = application
  const known = steps.map(step => ({ ...step, file: undefined }))
  const end = new Date(deadline)
  const time = timeIn(timeZone, end)
  return {
    name,
    applicantType,
    desiredDevelopment,
    level,
    day: dayIn(timeZone, end),
    time: time === '23:59' ? '' : time,
    file: undefined,
    steps: known.length > 0 ? known : [noStep],
  }
}

/** D-45: without a time, the deadline is the end of its day. Not a number where the day is not whole yet. */
export const endsAt = ({ day, time }: Pick<ApplicationValues, 'day' | 'time'>, timeZone: string): number =>
  instantIn(timeZone, day, time || END_OF_DAY).getTime()

/** The fields as the call takes them: images of steps travel beside the list, in its order. */
export const inputOf = ({ applicantType, day, time, steps, ...fields }: ApplicationValues) => ({
  ...fields,
  // The form does not send without a type.
  applicantType: applicantType || 'ClubApplication',
  deadline: time ? `${day}T${time}` : day,
  steps: steps.map(({ file, image, ...step }) => ({ ...step, image: file ? 'new' : image })),
  stepImages: newFilesOf(steps),
})
