// The pages about those who teach: they show what stands above teachers, such as courses.
import { loader, orFailed } from '#src/web/calls/loader.ts'

/** More than anybody gives; who does finds the others in the catalogue. */
const MOST_COURSES = 24

export const teachersLoader = loader(async api => orFailed(api.listTeachers({})))

export const teacherPageLoader = loader(async (api, { params }) => {
  const id = params['id'] ?? ''
  const [{ teacher }, courses] = await Promise.all([
    api.getTeacher({ id }),
    orFailed(api.listCourses({ teacher: id, limit: MOST_COURSES })),
  ])
  return { teacher, courses }
})
