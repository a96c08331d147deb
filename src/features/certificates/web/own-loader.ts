import { isCallRefused } from '#src/web/calls/api.ts'
import { loader, orFailed } from '#src/web/calls/loader.ts'

/** L-CERT-2 shows what failed, so the message is kept. The courses beside it are an extra that may be missing. */
export const certificatesLoader = loader(async api => {
  const [list, courses] = await Promise.all([
    api.listCertificates({}).catch((error: unknown) => {
      if (!isCallRefused(error) || error.status === 401) throw error
      return { error: error.message }
    }),
    orFailed(api.myCourses({})),
  ])
  return { list, courses }
})
