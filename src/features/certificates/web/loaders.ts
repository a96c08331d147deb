import { data, redirect } from 'react-router'

import { isCallRefused } from '#src/web/api.ts'
import { loader, orFailed } from '#src/web/loader.ts'

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

/** The form works without JavaScript: the browser sends the number as a query, the answer has an address of its own. */
export const checkLoader = loader(async (_, { url }) => {
  const number = url.searchParams.get('number')?.trim()
  if (number) throw redirect(`/certificates/${encodeURIComponent(number.toUpperCase().replace(/\s+/g, '-'))}`)
  return null
})

export const verifyLoader = loader(async (api, { params }) => {
  const number = params['number'] ?? ''
  try {
    return data({ number, certificate: await api.verifyCertificate({ number }) })
  } catch (error) {
    if (!isCallRefused(error) || error.status >= 500) throw error
    return data({ number, certificate: null }, { status: 404 })
  }
})
