import { loader, orFailed } from '#src/web/calls/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/lists/list-address.ts'
import { isId } from '#src/wire/ids.ts'

export const certificateStates = ['valid', 'revoked'] as const

const wanted = { sort: bothWays('issued'), words: 'words', state: certificateStates } as const

export const manageCertificatesLoader = loader(async (api, { url }) => {
  const course = url.searchParams.get('course') ?? ''
  return orFailed(api.manageCertificates({ ...listQuery(url, wanted), ...(isId(course) && { course }) }))
})
