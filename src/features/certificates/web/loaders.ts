import { data, redirect } from 'react-router'

import { isCallRefused, type Api } from '#src/web/calls/api.ts'
import { hasFailed, loader, orFailed } from '#src/web/calls/loader.ts'
import { queryWith } from '#src/web/catalogue/query.ts'
import type { PageHandle } from '#src/web/lazy-page.ts'

const numberIn = (query: URLSearchParams) => query.get('number')?.trim()

export const checkHandle: PageHandle = import.meta.env.SSR
  ? { query: ['number'], tidy: query => queryWith({ number: numberIn(query) }) }
  : {}

/** The form works without JavaScript: the browser sends the number as a query, the answer has an address of its own. */
export const checkLoader = loader(async (api, { url }) => {
  const number = numberIn(url.searchParams)
  if (number) throw redirect(`/certificates/${encodeURIComponent(number.toUpperCase().replace(/\s+/g, '-'))}`)
  return { image: await sampleImage(api) }
})

/** The sample carries the picture of a course that many take, as their certificates do. */
async function sampleImage(api: Api): Promise<string> {
  const popular = await orFailed(api.listCourses({ sort: 'popular', limit: '1' }))
  return hasFailed(popular) ? '' : (popular.courses[0]?.thumbnail ?? '')
}

export const verifyLoader = loader(async (api, { params }) => {
  const number = params['number'] ?? ''
  try {
    return data({ number, certificate: await api.verifyCertificate({ number }), sample: '' })
  } catch (error) {
    if (!isCallRefused(error) || error.status >= 500) throw error
    return data({ number, certificate: null, sample: await sampleImage(api) }, { status: 404 })
  }
})
