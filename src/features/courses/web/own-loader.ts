import { loader, orFailed } from '#src/web/loader.ts'

export const myCoursesLoader = loader(async api => orFailed(api.myCourses({})))
