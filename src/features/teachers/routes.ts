import { bind } from '#src/server/http/api/routes.ts'
import { sharedRead } from '#src/server/keeping/kept-reads.ts'
import { sharedWithVersion } from '#src/server/versions.ts'

import { deleteTeacher } from './commands/delete-teacher.ts'
import { createTeacher, teacherState, updateTeacher } from './commands/write-teacher.ts'
import { teachersContract } from './contract.ts'
import { getTeacher, listTeachers } from './queries/find-teachers.ts'
import { manageTeachers } from './queries/manage-teachers.ts'

export const teachersRoutes = bind(teachersContract, {
  listTeachers: { ...sharedRead(listTeachers), reads: () => ['teachers'] },
  getTeacher: { ...sharedWithVersion(teacherState, sharedRead(getTeacher)), reads: ({ id }) => [`teacher:${id}`] },
  manageTeachers,
  createTeacher: { run: createTeacher, again: { same: getTeacher, newer: updateTeacher } },
  updateTeacher,
  deleteTeacher,
})
