import { z } from 'zod'

import {
  Id,
  jsonText,
  Line,
  listFields,
  Name,
  PageNumber,
  paragraphs,
  Password,
  Upload,
  Version,
  WebAddress,
  wholeNumber,
} from '#src/wire/fields.ts'
import { BIOGRAPHY_MAX, SAYING_MAX, SUBJECT_MAX, TEACHER_LINKS_MAX } from '#src/wire/text/text-limits.ts'

/** Teachers on a page of the list. */
const TEACHERS_PER_PAGE = 100

/** A teacher beside what they teach. */
export const TeacherCard = z.object({
  _id: Id,
  name: z.string(),
  role: z.string(),
  portrait: z.string().nullable(),
})

const Link = z.object({ label: z.string(), url: z.string() })

const Teacher = TeacherCard.extend({
  /** Plain text; an empty line parts paragraphs. */
  biography: z.string(),
  /** One sentence of theirs; empty where nobody wrote one down. */
  saying: z.string(),
  links: z.array(Link),
})

/** A teacher in the list of the manager. */
const ManagedTeacher = TeacherCard.extend({
  saying: z.string(),
})

const teacherFields = {
  name: Name.min(1),
  role: Line.min(1).max(SUBJECT_MAX),
  biography: paragraphs(BIOGRAPHY_MAX).optional(),
  saying: Line.max(SAYING_MAX).optional(),
  links: jsonText(
    z.array(z.strictObject({ label: Line.min(1).max(60), url: WebAddress })).max(TEACHER_LINKS_MAX),
  ).optional(),
  /** The portrait. */
  file: Upload.optional(),
}

export const teachersContract = {
  /** By name. */
  listTeachers: {
    input: z.strictObject({
      page: PageNumber.default(1),
      limit: wholeNumber(1, TEACHERS_PER_PAGE).default(TEACHERS_PER_PAGE),
    }),
    output: z.object({ teachers: z.array(TeacherCard), NbOfPages: z.number().int() }),
  },
  /** `version` is for administrators. */
  getTeacher: {
    input: z.strictObject({ id: Id }),
    output: z.object({ teacher: Teacher, version: Version.optional() }),
  },
  manageTeachers: {
    input: z.strictObject({ name: Line.max(100).optional(), ...listFields('name', 'createdAt') }),
    output: z.object({ teachers: z.array(ManagedTeacher), NbOfPages: z.number().int(), total: z.number().int() }),
  },
  createTeacher: { files: 1, input: z.strictObject(teacherFields), output: z.object({ teacher: Teacher }) },
  /** A portrait that is not sent again stays. */
  updateTeacher: {
    files: 1,
    input: z.strictObject({ id: Id, ...teacherFields, version: Version.optional() }),
    output: z.object({ teacher: Teacher }),
  },
  deleteTeacher: {
    input: z.strictObject({ id: Id, password: Password }),
    output: z.object({ deleted: z.literal(true) }),
  },
} as const
