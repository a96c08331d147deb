import { redirect, redirectDocument } from 'react-router'

import { loader } from '#src/web/calls/loader.ts'

/**
 * The payment page of a course. It is always entered by a full navigation: only then does the browser get the policy
 * that lets the card provider in.
 */
export const paymentLoader = loader(async (api, { url, params }) => {
  if (typeof document !== 'undefined') throw redirectDocument(url.pathname + url.search)
  await api.refresh({}) // who is not signed in goes to /login and comes back
  const { course, isPurchased } = await api.getCourse({ id: params['id'] ?? '' })
  if (isPurchased) throw redirect(`/course/${course._id}`)
  const { transfer } = await api.courseOrder({ id: course._id })
  // Who goes on from a transfer to the card gives it up.
  return { course, transfer: url.searchParams.get('by') === 'card' ? null : transfer }
})

/** The receipt of one's own order. */
export const receiptLoader = loader(async (api, { params }) => api.getReceipt({ id: params['id'] ?? '' }))
