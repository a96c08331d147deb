import type { Api } from '#src/web/calls/api.ts'
import { orFailed } from '#src/web/calls/loader.ts'

/** As many stand beside each other. */
const IN_A_ROW = 6

/** Those of a `TeachersRow`. */
export const readRow = (api: Api) => orFailed(api.listTeachers({ limit: IN_A_ROW }))
