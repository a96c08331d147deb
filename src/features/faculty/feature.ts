import { teachers } from '#src/features/teachers/tables.ts'
import { defineFeature } from '#src/server/feature.ts'

export const facultyFeature = defineFeature({
  siteMap: { pages: ['/teachers'], parts: { teachers: { table: teachers, folder: '/teacher' } } },
})
