import { redirect, redirectDocument } from 'react-router'

import { isCallRefused } from '#src/web/calls/api.ts'
import { loader } from '#src/web/calls/loader.ts'

/** A course of which places are bought for others; who is not signed in goes to /login and comes back. */
export const buySeatsLoader = loader(async (api, { params }) => {
  await api.refresh({})
  const [{ course }, { tax }] = await Promise.all([api.getCourse({ id: params['id'] ?? '' }), api.myTax({})])
  if (course.price === 0 || course.state !== 'Published') throw redirect(`/course/${course._id}`)
  return { course, plan: null, price: course.price, until: null, tax }
})

/** The same of a plan, for one period. */
export const buyPlanSeatsLoader = loader(async (api, { params }) => {
  await api.refresh({})
  const [sold, { tax }] = await Promise.all([api.planForSeats({ id: params['id'] ?? '' }), api.myTax({})])
  return { course: null, ...sold, tax }
})

/** What is sold to others, and for how much each. */
export type Sold = Awaited<ReturnType<typeof buySeatsLoader>> | Awaited<ReturnType<typeof buyPlanSeatsLoader>>

/** Entered by a full navigation, as every page of payment: only then does the browser let the card provider in. */
export const paySeatsLoader = loader(async (api, { url, params }) => {
  if (!import.meta.env.SSR) throw redirectDocument(url.href)
  const { group } = await api.readSeats({ id: params['id'] ?? '' })
  const { due, plan, endsAt } = group
  if (!due) throw redirect(`/seats/${group._id}`)
  const until = plan && (due.until ?? endsAt)
  // Who goes on from a transfer to the card gives it up.
  return { group, due, until: until ?? undefined, isLeft: url.searchParams.get('by') === 'card' }
})

export const ownSeatsLoader = loader(async api => api.mySeats({}))

export const groupLoader = loader(async (api, { url, params }) => {
  const page = Number(url.searchParams.get('page') ?? 1)
  return { ...(await api.readSeats({ id: params['id'] ?? '', page: page >= 1 ? page : 1 })), page }
})

export type Group = Awaited<ReturnType<typeof groupLoader>>['group']
export type Place = Awaited<ReturnType<typeof groupLoader>>['places'][number]

/** What a link is for; nothing where it opens nothing any more. */
export const placeLoader = loader(async (api, { params }) => {
  try {
    return { place: await api.readPlace({ code: params['code'] ?? '' }) }
  } catch (error) {
    if (isCallRefused(error) && error.code === 'place-unknown') return { place: null }
    throw error
  }
})
