import { loader, orFailed } from '#src/web/calls/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/lists/list-address.ts'

const wanted = { sort: bothWays('name', 'createdAt'), name: 'words' } as const

export const manageTeachersLoader = loader(async (api, { url }) => orFailed(api.manageTeachers(listQuery(url, wanted))))

export const teacherLoader = loader(async (api, { params }) => api.getTeacher({ id: params['id'] ?? '' }))
